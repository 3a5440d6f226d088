import { DIAGONAL, linear, newId, radial } from './svg';

type Point = readonly [x: number, y: number];

const PIPS: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

interface Side {
  readonly pips: number;
  readonly skew: string;
  readonly tones: readonly [string, string];
  readonly rim: number;
}

function side({ pips, skew, tones, rim }: Side): string {
  const [fill, ink] = [newId(), newId()];
  const dots = (PIPS[pips] ?? []).map(
    ([x, y]) =>
      `<circle cx="${x * 25}" cy="${y * 25}" r="${pips === 1 ? 14 : 9.5}" fill="url(#${ink})"/><path d="M${x * 25 - 7} ${y * 25 + 5}a9 9 0 0 0 14 0" stroke="#fff" stroke-opacity=".6" fill="none" stroke-width="1.6"/>`,
  );
  return `<defs>${linear(fill, tones, DIAGONAL)}${radial(
    ink,
    [
      [0, '#7a0a1c'],
      [0.7, '#c21a35'],
      [1, '#ff6a70'],
    ],
    'cx=".4" cy=".3"',
  )}</defs><g transform="matrix(${skew})"><rect x="-49" y="-49" width="98" height="98" rx="17" fill="url(#${fill})"/><rect x="-46" y="-46" width="92" height="92" rx="14" fill="none" stroke="#fff" stroke-opacity="${rim}" stroke-width="2.5"/>${dots.join('')}</g>`;
}

/** An ivory die seen from above, around its centre, about 200 high. */
export function die(top: number, left: number, right: number): string {
  return `<path d="M-84 46L0 95L84 46L128 60Q70 108 14 116Q-34 104-84 46Z" fill="#000" opacity=".38"/><path d="M0-96L83-48V48L0 96L-83 48V-48Z" fill="#cbb68f" stroke="#cbb68f" stroke-width="10" stroke-linejoin="round"/>${[
    side({ pips: left, skew: '.849 .49 0 .98 -42.5 24.5', tones: ['#FFF6E2', '#D9C3A0'], rim: 0.5 }),
    side({ pips: right, skew: '.849 -.49 0 .98 42.5 24.5', tones: ['#DCC7A4', '#A88E66'], rim: 0.3 }),
    side({ pips: top, skew: '.849 .49 -.849 .49 0 -48', tones: ['#FFFFFF', '#FBEFD8'], rim: 1 }),
  ].join('')}`;
}
