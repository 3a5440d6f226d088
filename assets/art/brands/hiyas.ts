import { gem } from '../gem';
import { linear, newId } from '../svg';
import { type BrandArt, halo, moving, placed, puddles, rain, sky } from './kit';

/** An umbrella of capiz shell, its rim 184 wide, around the top of its stick. */
function umbrella(): string {
  const [light, dark, stick] = [newId(), newId(), newId()];
  const panels = Array.from({ length: 8 }, (_, index) => {
    const [from, to] = [-92 + index * 23, -69 + index * 23];
    const veins = [0.2, 0.4, 0.6, 0.8]
      .map(
        (way) =>
          `<path d="M${(from * way * 0.93).toFixed(1)} ${(-74 + 68 * way).toFixed(1)}Q${(((from + to) / 2) * way).toFixed(1)} ${(-78 + 68 * way).toFixed(1)} ${(to * way * 0.93).toFixed(1)} ${(-74 + 68 * way).toFixed(1)}" stroke="#8A5A1E" stroke-opacity=".4" fill="none"/>`,
      )
      .join('');
    return `<path d="M0-74Q${from * 0.8}-70 ${from} 0Q${(from + to) / 2}-14 ${to} 0Q${to * 0.8}-70 0-74Z" fill="url(#${index % 2 ? light : dark})"/><path d="M0-74Q${from * 0.8}-70 ${from} 0" stroke="#8A5A1E" stroke-width="1.6" fill="none"/>${veins}`;
  });
  return `<defs>${linear(light, ['#FFF8E4', '#E9D3A2', [0.6, '#C9A566'], [1, '#9C7436']])}${linear(dark, ['#FFFDF4', '#F3E4C0', [0.6, '#DCC08A'], [1, '#B08A4C']])}${linear(stick, ['#6b4a1c', '#F3CF7A', '#6b4a1c'])}</defs>${panels.join('')}<path d="M-3.5-73L0-90 3.5-73Z" fill="#F3CF7A"/><path d="M-92 0Q-60-62 0-74" stroke="#fff" stroke-opacity=".55" stroke-width="2" fill="none"/>`;
}

const stick = (): string =>
  '<path d="M0-72V86Q0 100 12 98 20 96 18 86" fill="none" stroke="#C8922F" stroke-width="4.5" stroke-linecap="round"/>';

/** Cut gem: sheltered under a capiz-shell umbrella while it rains. */
export const hiyas: BrandArt = {
  motif: gem,
  ground: ['#C8922F', '#6B4816', '#2A1C0B', '#17110A'],
  shelter: () =>
    moving('from{transform:translate(4px,-14px)}to{transform:translate(-3px,12px)}') +
    sky(['#0b0a12', '#151022', [0.6, '#2a1524'], [1, '#3b1a1c']], '#120a0c') +
    puddles('#F0CC7A') +
    `<g class="m">${rain('#F0CC7A')}</g>` +
    halo(172, 138, 96, '#FFD98A') +
    '<ellipse cx="172" cy="190" rx="52" ry="8" fill="#F0CC7A" opacity=".22"/>' +
    placed(stick(), 172, 100, 1, -5) +
    placed(gem(), 172, 150, 0.86) +
    placed(umbrella(), 172, 100, 1, -5),
};
