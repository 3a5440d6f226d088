import { useId } from 'react';

const DOTS = Array.from({ length: 24 }, (_, index) => index * 15);

/** A gold coin with a star, one em high: points are no pesos. Its colours are the same in every skin. */
export function PointCoin() {
  const id = useId();
  return (
    <svg viewBox="-53 -53 106 111" width="1em" height="1em" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}face`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#FFFBE0" />
          <stop offset=".25" stopColor="#FFE07A" />
          <stop offset=".5" stopColor="#EFA92A" />
          <stop offset=".56" stopColor="#FFE591" />
          <stop offset="1" stopColor="#B8701A" />
        </linearGradient>
        <linearGradient id={`${id}edge`} x1="0" y1="0" x2="1" y2="0">
          <stop stopColor="#8A4F0D" />
          <stop offset=".5" stopColor="#FFDB73" />
          <stop offset="1" stopColor="#7A430A" />
        </linearGradient>
      </defs>
      <circle r="50" cy="5" fill={`url(#${id}edge)`} />
      <circle r="50" fill={`url(#${id}face)`} />
      <circle r="39" fill="none" stroke="#C9861F" strokeWidth="4" opacity=".8" />
      {DOTS.map((turn) => (
        <circle key={turn} transform={`rotate(${turn})`} cx="44.500" r="1.5" fill="#FFF6D8" opacity=".7" />
      ))}
      <path transform="translate(0 2)" d={STAR} fill="#9A560E" />
      <path d={STAR} fill="#FFF6CE" />
      <path
        d="M-36-22A44 44 0 0 1 10-42"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".75"
      />
    </svg>
  );
}

const STAR = 'M0-27 8-9.500 27-7 13 6 16.500 25 0 15.500-16.500 25-13 6-27-7-8-9.500Z';
