import { newId, radial } from '../svg';
import { type BrandArt, halo, material, moving, placed, sky } from './kit';

/** A firefly from above: two wings, and the light at its tail. */
function firefly(): string {
  const gold = material('gold');
  const [lamp, wing] = [newId(), newId()];
  return `${gold.defs}<defs>${radial(lamp, ['#FFFFE0', [0.4, '#D9FF6B'], [1, '#7FD93A']], 'cx=".5" cy=".4" r=".7"')}${radial(
    wing,
    [
      [0, '#fff', 0.95],
      [1, '#C9F7B0', 0.6],
    ],
  )}</defs><path d="M-6-14C-40-40-52-8-42 12-30 22-14 8-6-6Z" fill="url(#${wing})" stroke="#E8FFC9" stroke-width="2"/><path d="M6-14C40-40 52-8 42 12 30 22 14 8 6-6Z" fill="url(#${wing})" stroke="#E8FFC9" stroke-width="2"/><path d="M-10-24Q0-34 10-24V2Q0 8-10 2Z" fill="${gold.fill}" stroke="#4A3208" stroke-width="2"/><path d="M-11 4Q0 9 11 4Q15 30 0 42-15 30-11 4Z" fill="url(#${lamp})" stroke="#3C7A12" stroke-width="2"/><path d="M-10 14Q0 19 10 14M-9 24Q0 29 9 24" stroke="#3C7A12" stroke-opacity=".55" stroke-width="1.8" fill="none"/><path d="M-5-29Q-9-40-16-42M5-29Q9-40 16-42" stroke="#F0CC7A" stroke-width="2.6" fill="none" stroke-linecap="round"/>`;
}

/** Positions of the lights of the arrow: a shaft and a head to the right. */
const LIGHTS: readonly (readonly [number, number])[] = [
  [86, 112],
  [112, 110],
  [138, 112],
  [164, 110],
  [190, 112],
  [216, 110],
  [242, 111],
  [224, 90],
  [206, 72],
  [224, 132],
  [206, 150],
];

/** Firefly: many of them forming an arrow over a dark path. */
export const alitap: BrandArt = {
  motif: firefly,
  ground: ['#4A3A9C', '#2A1667', '#160B38', '#090618'],
  shelter: () =>
    moving('from{opacity:.45}to{opacity:1}') +
    sky(['#060a18', '#0c1428', [0.6, '#13243a'], [1, '#1a3a3c']], '#071014') +
    '<path d="M120 225Q150 190 166 178H184Q206 192 250 225Z" fill="#16281f"/><path d="M18 182V92M18 120L2 104M18 108L36 90M318 184V84M318 116L334 98M318 104L300 88" stroke="#04080c" stroke-width="7" stroke-linecap="round"/>' +
    `<g class="m">${LIGHTS.map(([x, y]) => halo(x, y, 22, '#B6F23C', 0.75)).join('')}</g>` +
    LIGHTS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.2" fill="#F4FFD0"/>`).join('') +
    placed(firefly(), 256, 111, 0.46, 90),
};
