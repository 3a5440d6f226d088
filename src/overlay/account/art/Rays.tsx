/** Art deco rays from the upper right, behind the player's name. Decorative. */
export function Rays({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 375 190" className={className} aria-hidden="true" preserveAspectRatio="xMaxYMin slice">
      <g transform="translate(300 30)">
        {Array.from({ length: 36 }, (_, index) => index * 10).map((turn) => (
          <path
            key={turn}
            transform={`rotate(${turn})`}
            d="M0 0L320-9V9Z"
            fill="#FFD27A"
            opacity={turn % 20 === 10 ? 0.03 : 0.07}
          />
        ))}
      </g>
    </svg>
  );
}
