import { useId } from 'react';

/** A tied pouch with a spin ticket behind it, one em high: the prize of the last step. */
export function Pouch() {
  const id = useId();
  return (
    <svg viewBox="-56 -60 112 120" width="1.08em" height="1.15em" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}cloth`} cx=".34" cy=".3" r=".9">
          <stop stopColor="#FFC08A" />
          <stop offset=".35" stopColor="#F07B3A" />
          <stop offset=".75" stopColor="#B8461A" />
          <stop offset="1" stopColor="#7A2A0C" />
        </radialGradient>
        <linearGradient id={`${id}paper`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#FFF3F8" />
          <stop offset=".5" stopColor="#FF8FB6" />
          <stop offset="1" stopColor="#C21E5A" />
        </linearGradient>
        <linearGradient id={`${id}gold`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#FFF6D8" />
          <stop offset=".45" stopColor="#F5C95C" />
          <stop offset="1" stopColor="#B8791C" />
        </linearGradient>
      </defs>
      <ellipse cy="54" rx="40" ry="5" fill="#000" opacity=".2" />
      <g transform="translate(24 -18) rotate(24)">
        <path
          d="M-22-24a6 6 0 0 1 6-6h32a6 6 0 0 1 6 6v16a6 6 0 0 0 0 12v18a6 6 0 0 1-6 6h-32a6 6 0 0 1-6-6V4a6 6 0 0 0 0-12Z"
          fill={`url(#${id}paper)`}
        />
        <path
          transform="translate(0 -4) scale(.5)"
          d="M0-27 8-9.500 27-7 13 6 16.500 25 0 15.500-16.500 25-13 6-27-7-8-9.500Z"
          fill="#fff"
        />
      </g>
      <path d="M-14-30C-24-42-22-52-10-50-4-56 6-56 8-50 20-52 20-42 10-30Z" fill={`url(#${id}cloth)`} />
      <path
        d="M-13-26C-36-8-46 12-42 34-40 48-26 54-2 54 24 54 38 48 40 34 44 12 32-8 9-26Z"
        fill={`url(#${id}cloth)`}
      />
      <path
        d="M-26 0C-33 12-34 24-31 36"
        fill="none"
        stroke="#FFE3C8"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".55"
      />
      <rect x="-19" y="-33" width="34" height="9" rx="4.500" fill={`url(#${id}gold)`} />
      <circle cx="-2" cy="18" r="16" fill={`url(#${id}gold)`} stroke="#8A5A12" strokeWidth="1.500" />
      <path
        transform="translate(-2 18) scale(.42)"
        d="M0-27 8-9.500 27-7 13 6 16.500 25 0 15.500-16.500 25-13 6-27-7-8-9.500Z"
        fill="#8A4A0C"
      />
    </svg>
  );
}
