import { linear, newId, radial } from './svg';

const GLOW = ['#FFF7D0', '#FFE9A8', '#F2B233'] as const;

/** The eight-ray sun, three spikes to a ray, around its centre, 96 in radius. */
export function sun(): string {
  const [spike, disc] = [newId(), newId()];
  const rays = Array.from({ length: 8 }, (_, index) => {
    const spikes = [-9, 0, 9].map(
      (turn) =>
        `<path transform="rotate(${turn})" d="M-3.4-30L0 ${turn === 0 ? -96 : -82}L3.4-30Z" fill="url(#${spike})"/>`,
    );
    return `<g transform="rotate(${index * 45})">${spikes.join('')}</g>`;
  });
  const along = 'gradientUnits="userSpaceOnUse" x1="0" y1="-96" x2="0" y2="-28"';
  return `<defs>${linear(
    spike,
    [
      [0, GLOW[1], 0.2],
      [1, GLOW[2]],
    ],
    along,
  )}${radial(disc, GLOW, 'cx=".4" cy=".35"')}</defs>${rays.join('')}<circle r="26" fill="url(#${disc})"/>`;
}
