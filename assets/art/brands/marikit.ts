import { type BrandArt, halo, material, moving, placed, sky } from './kit';

/** A folding fan of nine ribs around its middle, opened by `spread` degrees. */
function fan(spread: number): string {
  const rose = material('rose');
  const step = spread / 9;
  const at = (angle: number, radius: number): string => {
    const turn = ((angle - 90) * Math.PI) / 180;
    return `${(Math.cos(turn) * radius).toFixed(1)} ${(34 + Math.sin(turn) * radius).toFixed(1)}`;
  };
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const [from, to] = [-spread / 2 + index * step, -spread / 2 + (index + 1) * step];
    const middle = (from + to) / 2;
    return `<path d="M${at(from, 30)}L${at(from, 74)}L${at(middle, 78)}L${at(to, 74)}L${at(to, 30)}Z" fill="${rose.fill}"/><path d="M${at(middle, 30)}L${at(middle, 78)}L${at(to, 74)}L${at(to, 30)}Z" fill="#5B1730" opacity=".26"/><path d="M${at(middle, 12)}L${at(middle, 76)}" stroke="#5B1730" stroke-opacity=".55" stroke-width="1.4"/><circle cx="${at(middle, 56).split(' ')[0]}" cy="${at(middle, 56).split(' ')[1]}" r="2.6" fill="#fff" opacity=".85"/>`;
  });
  const sticks = Array.from(
    { length: 10 },
    (_, index) =>
      `<path d="M0 34L${at(-spread / 2 + index * step, 33)}" stroke="#F6B9C7" stroke-width="3.4" stroke-linecap="round"/>`,
  );
  return `${rose.defs}${sticks.join('')}${leaves.join('')}<path d="M${at(-spread / 2, 74)}A74 74 0 0 1 ${at(spread / 2, 74)}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2.5"/><circle cy="34" r="6.5" fill="#FFE3EA" stroke="#7E2F4A" stroke-width="2.2"/>`;
}

const lamp = (): string =>
  '<path d="M-3-60V-38" stroke="#6b4a1c" stroke-width="2"/><path d="M-20-38H20L27 8Q0 16-27 8Z" fill="#FFE3B8"/><path d="M-20-38H-4L-8 12Q-20 11-27 8Z" fill="#fff" opacity=".45"/><path d="M-20-38H20M-27 8Q0 16 27 8" stroke="#B26A3A" stroke-width="2.4" fill="none"/><path d="M0-38V13M-11-38L-15 11M11-38L15 11" stroke="#B26A3A" stroke-opacity=".4" fill="none"/>';

/** Abaniko: half folded, a lamp glowing behind it. */
export const marikit: BrandArt = {
  motif: () => placed(fan(164), 0, -1, 0.62),
  ground: ['#D0738C', '#84354F', '#35131F', '#17110A'],
  shelter: () =>
    moving('from{opacity:.72}to{opacity:1}') +
    sky(['#140910', '#25101c', [0.6, '#3d1727'], [1, '#4c1d28']], '#170a10') +
    `<g class="m">${halo(226, 92, 118, '#FFC89A', 0.75)}</g>` +
    placed(lamp(), 226, 92, 1.3) +
    '<ellipse cx="150" cy="192" rx="92" ry="8" fill="#000" opacity=".5"/>' +
    placed(fan(78), 138, 128, 1.28, -16) +
    '<ellipse cx="240" cy="196" rx="60" ry="6" fill="#F0A6B8" opacity=".18"/>',
};
