/** Art deco rays and thin rings behind the balance. Decorative. */
export function Rays({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 343 222" className={className} aria-hidden="true" preserveAspectRatio="xMaxYMid slice">
      <g transform="translate(282 78)">
        {Array.from({ length: 36 }, (_, index) => index * 10).map((turn) => (
          <path
            key={turn}
            transform={`rotate(${turn})`}
            d="M0 0L300-8V8Z"
            fill="#FFD27A"
            opacity={turn % 20 === 10 ? 0.03 : 0.075}
          />
        ))}
        {[34, 45, 58, 74, 94].map((radius, index) => (
          <circle
            key={radius}
            r={radius}
            fill="none"
            stroke="#F0CC7A"
            strokeOpacity={0.36 - index * 0.06}
            strokeWidth=".8"
          />
        ))}
      </g>
    </svg>
  );
}
