import { banderitas } from '../banderitas';
import { newId, radial } from '../svg';
import { type BrandArt, halo, moving, placed, puddles, rain, sky } from './kit';

/** A ripe mango with its leaf. */
function mango(): string {
  const flesh = newId();
  return `<defs>${radial(flesh, ['#FFF6A8', [0.45, '#FFC21F'], [0.85, '#FF7A1F'], [1, '#E0402A']], 'cx=".36" cy=".34" r=".8"')}</defs><g transform="scale(1.42) translate(-34 -33)"><path d="M14 38C10 20 30 8 44 16 60 26 56 52 36 57 26 60 16 52 14 38Z" fill="url(#${flesh})" stroke="#fff" stroke-width="3"/><path d="M50 44Q44 54 34 55" stroke="#B3261E" stroke-opacity=".35" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M42 15Q44 6 54 5 58 14 44 17Z" fill="#2FAE57" stroke="#fff" stroke-width="2"/><path d="M45 14Q49 9 53 7" stroke="#0C7036" stroke-width="1.2" fill="none"/><ellipse cx="28" cy="28" rx="6" ry="9" transform="rotate(34 28 28)" fill="#fff" opacity=".6"/></g>`;
}

/** A raincoat with a hood, worn around a mango. */
const raincoat = (): string =>
  '<path d="M-46 6C-52-40-22-58 6-56 40-54 52-24 46 6Q58 40 50 62H-50Q-60 38-46 6Z" fill="#1D6FE8"/><path d="M-46 6C-52-40-22-58 6-56 24-55 36-46 42-32 20-46-16-44-26-16-32 2-30 40-34 62H-50Q-60 38-46 6Z" fill="#fff" opacity=".2"/><path d="M-27 8C-32-24-10-38 6-37 28-36 34-14 29 8 26 30-20 32-27 8Z" fill="#0B3F96"/><path d="M0 30V62" stroke="#0B3F96" stroke-width="2.5"/><circle cx="7" cy="42" r="3" fill="#FFE48A"/><circle cx="7" cy="55" r="3" fill="#FFE48A"/>';

const face = (): string =>
  '<path d="M-11 2q4 4 8 0M9 2q4 4 8 0" stroke="#6B1D10" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M-3 12q6 5 11 0" stroke="#6B1D10" stroke-width="2.4" fill="none" stroke-linecap="round"/>';

/** Mango: in a raincoat, under paper flags. */
export const pista: BrandArt = {
  motif: mango,
  ground: ['#FFE67A', '#FFC02C', '#F7832B', '#D9432B'],
  shelter: () =>
    moving('from{transform:translate(4px,-14px)}to{transform:translate(-3px,12px)}') +
    sky(['#2a1a4a', '#4a2460', [0.6, '#7a3060'], [1, '#b0553f']], '#3a1830') +
    puddles('#FFD98A') +
    `<g class="m">${rain('#FFE9C4', 40)}</g>` +
    placed(banderitas({ width: 190, sag: 14, flags: 11, flagSize: 15 }), -8, 14) +
    placed(banderitas({ width: 190, sag: 12, flags: 11, flagSize: 15 }), 166, 18) +
    halo(172, 124, 92, '#FFC02C', 0.5) +
    '<ellipse cx="172" cy="194" rx="62" ry="8" fill="#000" opacity=".4"/>' +
    placed(raincoat(), 172, 126, 1.1) +
    placed(mango(), 173, 121, 0.76) +
    placed(face(), 171, 124),
};
