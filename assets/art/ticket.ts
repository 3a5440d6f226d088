import { coin } from './coin';
import { DIAGONAL, linear, newId } from './svg';

/** Cells already scratched open, counted along the rows. */
const OPEN = [0, 4, 5];

/** A scratch ticket around its centre, 150 square, half scratched. */
export function ticket(): string {
  const paper = newId();
  const foil = newId();
  const gold = newId();
  const cells = Array.from({ length: 6 }, (_, index) => {
    const x = -52 + (index % 3) * 36;
    const y = -14 + Math.floor(index / 3) * 36;
    const open = OPEN.includes(index);
    const inside = open
      ? `<g transform="translate(${x + 16} ${y + 16}) scale(.2645)">${coin('₱')}</g>`
      : `<path d="M${x + 4} ${y + 24}L${x + 24} ${y + 4}M${x + 14} ${y + 28}L${x + 29} ${y + 13}" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>`;
    return `<rect x="${x}" y="${y}" width="32" height="32" rx="7" fill="${open ? '#FFF8E6' : `url(#${foil})`}" stroke="#fff" stroke-opacity=".7"/>${inside}`;
  });
  const outline = 'H66Q74-74 74-66V66Q74 74 66 74H-66Q-74 74-74 66V-66Q-74-74-66-74Z';
  return `<defs>${linear(paper, ['#FF8FC4', '#E8308A', [1, '#8c0f5e']], DIAGONAL)}${linear(foil, ['#F4F7FB', '#AEB9C9', [0.5, '#7f8ca1'], [0.55, '#E6ECF4'], [1, '#93A0B5']], DIAGONAL)}${linear(gold, ['#FFF6C8', '#FFC637', [1, '#C77B12']])}</defs><path d="M-66-74${outline}" fill="#2d0420" opacity=".5" transform="translate(3 7)"/><path d="M-66-74${'h6a6 6 0 0 0 6 0'.repeat(11)}${outline}" fill="url(#${paper})"/><rect x="-60" y="-58" width="120" height="32" rx="9" fill="#5a0640" opacity=".65"/><text y="-34" text-anchor="middle" font-family="'Baloo 2'" font-weight="800" font-size="25" letter-spacing="1" fill="url(#${gold})">SWERTE</text>${cells.join('')}<path d="M-70-66Q-40-40 20-74" stroke="#fff" stroke-opacity=".25" stroke-width="12" fill="none"/>`;
}
