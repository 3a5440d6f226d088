import { DIAGONAL, linear, newId, radial, type Stop } from './svg';

type Side = 'top' | 'left' | 'right';

/** Light, body and shade of the six colours, and the shape that tells them apart without hue. */
const FACES = {
  red: {
    tones: ['#FF8A80', '#F0293E', '#9E0A26'],
    shape: 'M0-26C16-46 46-26 28 4L0 34-28 4C-46-26-16-46 0-26Z',
  },
  yellow: {
    tones: ['#FFF6B0', '#FFCE1F', '#C98400'],
    shape: 'M0-36L10-12 36-11 15 5 23 31 0 15-23 31-15 5-36-11-10-12Z',
  },
  green: {
    tones: ['#A6F5B9', '#1FBF66', '#0A6B3C'],
    shape: 'M0-4C-10-34 34-34 14-8 44-18 40 24 12 10L16 34H-16L-12 10C-40 24-44-18-14-8-34-34 10-34 0-4Z',
  },
  blue: {
    tones: ['#9ED4FF', '#2583F5', '#0C3C9E'],
    shape: 'M0-38C14-14 28 0 28 14A28 24 0 0 1-28 14C-28 0-14-14 0-38Z',
  },
  pink: {
    tones: ['#FFC7E6', '#FF5FB0', '#B01C74'],
    shape: 'M0-36L32 0 0 36-32 0Z',
  },
  white: {
    tones: ['#FFFFFF', '#F1F0F6', '#B9B6C8'],
    shape: 'M-8-34A34 34 0 1 0 30 16 28 28 0 1 1-8-34Z',
  },
} as const;

export type CubeColor = keyof typeof FACES;

const SKEWS: Readonly<Record<Side, string>> = {
  left: '.849 .49 0 .98 -42.5 24.5',
  right: '.849 -.49 0 .98 42.5 24.5',
  top: '.849 .49 -.849 .49 0 -48',
};
const SHADES: Readonly<Record<Side, number>> = { top: 0, left: 0.03, right: 0.2 };

function stops(color: CubeColor, side: Side): readonly Stop[] {
  const [light, body, shade] = FACES[color].tones;
  if (side === 'top') return [light, [0.7, body], [1, body]];
  if (side === 'left') return [body, [1, shade]];
  return [
    [0, body],
    [0.55, shade],
    [1, shade],
  ];
}

function face(color: CubeColor, side: Side): string {
  const [fill, gloss] = [newId(), newId()];
  const ink = color === 'white' ? '#8d88a3' : '#fff';
  const shine =
    side === 'top' ? `<ellipse cx="-22" cy="-26" rx="30" ry="16" fill="url(#${gloss})" opacity=".6"/>` : '';
  return `<defs>${linear(fill, stops(color, side), DIAGONAL)}${radial(gloss, [
    [0, '#fff', 0.9],
    [1, '#fff', 0],
  ])}</defs><g transform="matrix(${SKEWS[side]})"><rect x="-49" y="-49" width="98" height="98" rx="15" fill="url(#${fill})"/><rect x="-49" y="-49" width="98" height="98" rx="15" fill="#000" opacity="${SHADES[side]}"/><rect x="-45" y="-45" width="90" height="90" rx="12" fill="none" stroke="#fff" stroke-opacity="${side === 'top' ? 0.75 : 0.28}" stroke-width="2.5"/><circle r="37" fill="#000" opacity=".13"/><circle r="37" cy="1.5" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/><path d="${FACES[color].shape}" fill="${ink}" opacity=".96" transform="scale(.72)"/>${shine}</g>`;
}

/** A colour-game cube seen from above, around its centre, about 200 high. */
export function cube(top: CubeColor, left: CubeColor, right: CubeColor): string {
  return `<path d="M-84 46L0 95L84 46L128 60Q70 108 14 116Q-34 104-84 46Z" fill="#000" opacity=".38"/><path d="M0-96L83-48V48L0 96L-83 48V-48Z" fill="#43202c" stroke="#43202c" stroke-width="7" stroke-linejoin="round"/>${face(left, 'left')}${face(right, 'right')}${face(top, 'top')}`;
}
