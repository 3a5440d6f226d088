import { useId } from 'react';

const RAYS = Array.from({ length: 18 }, (_, index) => index * 20);
const DOTS = Array.from({ length: 30 }, (_, index) => index * 12);

/** A peso coin with a check mark, before turning rays. Decorative. */
export function ArrivedCoin({ className }: { readonly className: string }) {
  const id = useId();
  return (
    <svg
      viewBox="-170 -100 340 200"
      className={className}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <defs>
        <linearGradient id={`${id}face`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#FFE9A6" />
          <stop offset=".45" stopColor="#F5C04A" />
          <stop offset=".62" stopColor="#E0A024" />
          <stop offset="1" stopColor="#FFD975" />
        </linearGradient>
      </defs>
      {RAYS.map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d="M0 0L260-22V22Z"
          fill="currentColor"
          opacity=".09"
        />
      ))}
      <ellipse cy="78" rx="54" ry="7" fill="#000" opacity=".28" />
      <circle r="62" cy="5" fill="#A4670F" />
      <circle r="62" fill={`url(#${id}face)`} />
      {DOTS.map((turn) => (
        <circle key={turn} transform={`rotate(${turn})`} cx="55" r="1.6" fill="#FFF3CC" opacity=".8" />
      ))}
      <circle r="47" fill="none" stroke="#8F5A0C" strokeOpacity=".45" strokeWidth="2" />
      <path
        d="M-44-22A50 50 0 0 1 8-49"
        fill="none"
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g fill="none" stroke="#7A4A06" strokeWidth="8.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M-11 28V-26H5A16 16 0 0 1 5 6H-11" />
        <path d="M-24-15H28M-24-3H28" strokeWidth="6" />
      </g>
      <circle cx="50" cy="42" r="23" fill="#fff" />
      <circle cx="50" cy="42" r="19" fill="#0A7A45" />
      <path
        d="M41 42L47.500 49L60 34.500"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
