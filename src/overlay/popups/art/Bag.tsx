import { useId } from 'react';

/** Eight rays around a disc, like the sun on the flag. */
const RAYS = Array.from({ length: 8 }, (_, ray) => `rotate(${ray * 45} 0 0)`);

/** Sparkles around the envelope: position and size. */
const SPARKS = [
  [-74, -34, 7],
  [70, -58, 9],
  [78, 26, 6],
  [-66, 48, 5],
] as const;

/** An ampao: red paper with a gold seal, a banknote half out. Its colours are the same in every skin. */
export function Bag({ className }: { className: string }) {
  const id = useId();
  return (
    <svg viewBox="-96 -104 192 208" className={className} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}paper`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#FF5A4D" />
          <stop offset=".5" stopColor="#DE1F34" />
          <stop offset="1" stopColor="#98102B" />
        </linearGradient>
        <linearGradient id={`${id}flap`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#FF7A66" />
          <stop offset="1" stopColor="#C4182F" />
        </linearGradient>
        <linearGradient id={`${id}gold`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#FFF6D8" />
          <stop offset=".4" stopColor="#F5C95C" />
          <stop offset="1" stopColor="#B8791C" />
        </linearGradient>
        <radialGradient id={`${id}halo`}>
          <stop stopColor="#FFD98A" stopOpacity=".5" />
          <stop offset="1" stopColor="#FFD98A" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle r="96" fill={`url(#${id}halo)`} />
      <ellipse cy="94" rx="58" ry="7" fill="#000" opacity=".35" />
      <g transform="rotate(-5)">
        <rect x="-42" y="-90" width="84" height="70" rx="5" fill="#BFE8C8" />
        <rect x="-36" y="-84" width="72" height="60" rx="3" fill="none" stroke="#4C9E6B" strokeWidth="2" />
        <circle cy="-62" r="13" fill="none" stroke="#4C9E6B" strokeWidth="2" />
        <rect x="-56" y="-62" width="112" height="150" rx="10" fill={`url(#${id}paper)`} />
        <path d="M-56-52a10 10 0 0 1 10-10h92a10 10 0 0 1 10 10v12Q0 22-56-40Z" fill={`url(#${id}flap)`} />
        <path d="M-56-40Q0 22 56-40" fill="none" stroke="#7A0B22" strokeOpacity=".5" strokeWidth="2" />
        <path d="M-46-61h92" stroke="#FFD0C4" strokeWidth="2" strokeLinecap="round" opacity=".8" />
        <rect
          x="-49"
          y="-55"
          width="98"
          height="136"
          rx="6"
          fill="none"
          stroke={`url(#${id}gold)`}
          strokeWidth="1.5"
          opacity=".7"
        />
        <g transform="translate(0 8)">
          {RAYS.map((turn) => (
            <path key={turn} d="M-5-20L0-34 5-20Z" transform={turn} fill={`url(#${id}gold)`} />
          ))}
          <circle r="20" fill={`url(#${id}gold)`} stroke="#8A5A12" strokeWidth="1.5" />
          <path
            d="M-6 11V-11h7a6 6 0 0 1 0 12h-7M-10-7H10M-10-2H10"
            fill="none"
            stroke="#7A0B22"
            strokeWidth="2.6"
            strokeLinecap="round"
          />
        </g>
      </g>
      {SPARKS.map(([x, y, size]) => (
        <path
          key={x}
          d={`M0-${size}Q0 0 ${size} 0 0 0 0 ${size} 0 0-${size} 0 0 0 0-${size}Z`}
          transform={`translate(${x} ${y})`}
          fill="#FFE7A8"
        />
      ))}
    </svg>
  );
}
