import { useId } from 'react';

const CENTRE_X = 187.5;
const CENTRE_Y = 76;
const turns = (count: number) => Array.from({ length: count }, (_, index) => (index * 360) / count);

/** The eight-ray sun behind the brand's motif: art deco rays, thin rings and a warm glow. Decorative. */
export function Sunburst({ className }: { className: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 375 200" className={className} aria-hidden="true" preserveAspectRatio="xMidYMin slice">
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop stopColor="#FFE7A8" stopOpacity=".55" />
          <stop offset=".35" stopColor="#C8922F" stopOpacity=".2" />
          <stop offset="1" stopColor="#C8922F" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}ray`} gradientUnits="userSpaceOnUse" x1="0" y1="-96" x2="0" y2="-28">
          <stop stopColor="#FFE9A8" stopOpacity=".05" />
          <stop offset="1" stopColor="#F2B233" />
        </linearGradient>
      </defs>
      <g transform={`translate(${CENTRE_X} ${CENTRE_Y})`}>
        {turns(36).map((turn, index) => (
          <path
            key={turn}
            transform={`rotate(${turn})`}
            d="M0 0L280-9V9Z"
            fill="#FFD27A"
            opacity={index % 2 === 1 ? 0.028 : 0.07}
          />
        ))}
        {[58, 68, 80, 96].map((radius, index) => (
          <circle
            key={radius}
            r={radius}
            fill="none"
            stroke="#F0CC7A"
            strokeOpacity={0.4 - index * 0.09}
            strokeWidth=".8"
          />
        ))}
        <circle r="120" fill={`url(#${id}glow)`} />
        <g transform="scale(.94)">
          {turns(8).map((turn) =>
            [-9, 0, 9].map((lean) => (
              <path
                key={`${turn} ${lean}`}
                transform={`rotate(${turn + lean})`}
                d={lean === 0 ? 'M-3.4-30L0-96L3.4-30Z' : 'M-3.4-30L0-82L3.4-30Z'}
                fill={`url(#${id}ray)`}
              />
            )),
          )}
        </g>
      </g>
    </svg>
  );
}
