import { useId } from 'react';

const SPIKES = Array.from({ length: 24 }, (_, index) => index * 15);
const RINGS = [70, 88, 108] as const;

/** A cut gem before a burst of light. Decorative. */
export function Gem() {
  const id = useId();
  return (
    <svg viewBox="-170 -66 340 132" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}face`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#FFF3CC" />
          <stop offset=".4" stopColor="#F2C75F" />
          <stop offset="1" stopColor="#B47B1E" />
        </linearGradient>
      </defs>
      {SPIKES.map((turn, index) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d={index % 2 === 0 ? 'M0 0L78-5L78 5Z' : 'M0 0L58-3L58 3Z'}
          fill="currentColor"
          opacity={index % 2 === 0 ? 0.34 : 0.2}
        />
      ))}
      {RINGS.map((radius) => (
        <circle
          key={radius}
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeOpacity=".22"
          strokeWidth="1"
        />
      ))}
      <g stroke="#6B3F08" strokeWidth="2" strokeLinejoin="round" fill={`url(#${id}face)`}>
        <path d="M-28-34H28L46-12L0 44L-46-12Z" />
        <path d="M-46-12H46M-28-34L-15-12L0 44L15-12L28-34M-15-12L0-34L15-12" fill="none" />
      </g>
    </svg>
  );
}
