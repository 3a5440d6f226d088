import { type BrandArt, halo, material, moving, placed, sky } from './kit';

const BOLT = 'M8-46L-32 8H-5L-13 46 36-12H7Z';

/** A bolt of lightning, chrome from white to magenta. */
function bolt(): string {
  const stone = material('amethyst');
  return `${stone.defs}<path d="${BOLT}" fill="none" stroke="#2BE3FF" stroke-opacity=".35" stroke-width="9" stroke-linejoin="round"/><path d="${BOLT}" fill="${stone.fill}" stroke="#2BE3FF" stroke-width="3" stroke-linejoin="round"/><path d="M6-38L-23 3" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".9"/>`;
}

/** The bolt folded into a plug: two pins, a body, and a cable in zigzag. */
function plug(): string {
  const stone = material('amethyst');
  return `${stone.defs}<path d="M-34 0H-70L-88 26-112-6-140 20" fill="none" stroke="#2BE3FF" stroke-opacity=".3" stroke-width="12" stroke-linejoin="round"/><path d="M-34 0H-70L-88 26-112-6-140 20" fill="none" stroke="#BFF4FF" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><path d="M-34-26H10Q26-26 26-10V10Q26 26 10 26H-34Z" fill="${stone.fill}" stroke="#2BE3FF" stroke-width="2.5"/><path d="M26-12H50M26 12H50" stroke="#E9F6FF" stroke-width="6" stroke-linecap="round"/><path d="M2-17L-14 4H-3L-7 17 11-5H0Z" fill="#2A0B5C"/><path d="M-30-20H8" stroke="#fff" stroke-opacity=".9" stroke-width="2.5" stroke-linecap="round"/>`;
}

const socket = (): string =>
  '<rect x="-30" y="-42" width="60" height="84" rx="14" fill="#1A1144" stroke="#7B68CE" stroke-width="2.5"/><rect x="-19" y="-30" width="38" height="60" rx="10" fill="#0D0822" stroke="#33266A" stroke-width="2"/><path d="M-6-12H6M-6 12H6" stroke="#7B68CE" stroke-width="6" stroke-linecap="round"/>';

/** Bolt: folded into a power plug, unplugged. */
export const kidlat: BrandArt = {
  motif: bolt,
  ground: ['#7A2FD0', '#3B0F7A', '#1A0B3C', '#090618'],
  shelter: () =>
    moving('from{transform:translateX(-5px)}to{transform:translateX(5px)}') +
    sky(['#0b0722', '#1a0b3c', [0.6, '#33106a'], [1, '#5a1670']], '#0d0822') +
    Array.from(
      { length: 13 },
      (_, index) =>
        `<path d="M${172 + (index - 6) * 18} 182L${172 + (index - 6) * 74} 222" stroke="#2BE3FF" stroke-opacity=".3"/>`,
    ).join('') +
    '<path d="M0 182H343M0 190H343M0 202H343M0 217H343" stroke="#FF4FC3" stroke-opacity=".32"/>' +
    halo(150, 106, 110, '#FF4FC3', 0.36) +
    placed(socket(), 276, 106, 1.2) +
    `<g class="m">${placed(plug(), 150, 106, 1.16)}</g>` +
    '<ellipse cx="150" cy="188" rx="96" ry="6" fill="#2BE3FF" opacity=".16"/>',
};
