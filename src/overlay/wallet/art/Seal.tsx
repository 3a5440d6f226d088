import { useId } from 'react';

const POINTS = 16;
const outline = Array.from({ length: POINTS * 2 }, (_, index) => {
  const turn = (index * Math.PI) / POINTS;
  const radius = index % 2 === 0 ? 46 : 40;
  return `${(Math.cos(turn) * radius).toFixed(1)} ${(Math.sin(turn) * radius).toFixed(1)}`;
}).join('L');

const METAL = {
  good: ['#FFF6D8', '#F0CC7A', '#C8922F', '#FFE7A8', '#9A641C'],
  dull: ['#B9AFA0', '#8C8170', '#5E5546', '#9A8F7C', '#453D31'],
} as const;

/** A seal: gold with a check mark for received money, dull with a dash otherwise. */
export function Seal({ good, className }: { good: boolean; className: string }) {
  const id = useId();
  const [light, upper, edge, lower, dark] = good ? METAL.good : METAL.dull;
  return (
    <svg viewBox="-60 -60 120 124" className={className} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}metal`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={light} />
          <stop offset=".32" stopColor={upper} />
          <stop offset=".52" stopColor={edge} />
          <stop offset=".57" stopColor={lower} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
        <radialGradient id={`${id}halo`}>
          <stop stopColor="#FFE7A8" stopOpacity={good ? 0.5 : 0} />
          <stop offset="1" stopColor="#C8922F" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle r="60" fill={`url(#${id}halo)`} />
      <ellipse cy="52" rx="34" ry="5" fill="#000" opacity=".4" />
      <path d={`M${outline}Z`} fill={`url(#${id}metal)`} stroke={dark} strokeWidth="1" />
      <circle r="32" fill="none" stroke={dark} strokeOpacity=".7" strokeWidth="1.4" />
      <circle r="32" cy="1" fill="none" stroke="#fff" strokeOpacity=".45" strokeWidth=".8" />
      <path
        d="M-27-22A35 35 0 0 1 8-34"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d={good ? 'M-15 1L-4.500 12 16-11' : 'M-14 0H14'}
        fill="none"
        stroke={good ? '#4A2C06' : '#221D15'}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
