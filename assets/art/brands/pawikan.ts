import { linear, newId, radial } from '../svg';
import { type BrandArt, material, moving, placed } from './kit';

/** A sea turtle from above, heading up. */
function turtle(): string {
  const stone = material('sapphire');
  return `${stone.defs}<g fill="#E8F1FF" stroke="#1D3F8E" stroke-width="2.2" stroke-linejoin="round"><path d="M-20-14C-40-30-48-18-46-4-36-6-26-4-20 4Z"/><path d="M20-14C40-30 48-18 46-4 36-6 26-4 20 4Z"/><path d="M-16 26C-30 30-32 40-26 45-18 42-12 36-10 32Z"/><path d="M16 26C30 30 32 40 26 45 18 42 12 36 10 32Z"/><ellipse cy="-33" rx="10" ry="12"/></g><ellipse cy="6" rx="26" ry="31" fill="${stone.fill}" stroke="#1D3F8E" stroke-width="2.6"/><path d="M-11-6L0-13 11-6V10L0 17-11 10ZM0-13V-24M-11-6L-22-12M11-6L22-12M-11 10L-22 18M11 10L22 18M0 17V36" fill="none" stroke="#12306E" stroke-opacity=".75" stroke-width="2.4" stroke-linejoin="round"/><path d="M-17-10A24 28 0 0 1-2-22" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none" opacity=".85"/>`;
}

const plate = (x: number, y: number, radius: number): string => {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const turn = (corner * Math.PI) / 3;
    return `${(Math.cos(turn) * radius).toFixed(1)} ${(Math.sin(turn) * radius * 0.86).toFixed(1)}`;
  });
  return `<path transform="translate(${x} ${y})" d="M${corners.join('L')}Z" fill="#3f6bb8" stroke="#A9C7F5" stroke-opacity=".75" stroke-width="2"/><path transform="translate(${x} ${y - 2})" d="M${(-radius * 0.5).toFixed(1)} ${(-radius * 0.3).toFixed(1)}L0 ${(-radius * 0.5).toFixed(1)}" stroke="#fff" stroke-opacity=".4" stroke-width="2" stroke-linecap="round"/>`;
};

const PLATES = [
  [0, 0, 26],
  [42, -22, 20],
  [-42, -22, 20],
  [42, 24, 20],
  [-42, 24, 20],
  [0, -40, 15],
  [0, 42, 15],
] as const;

/** The turtle asleep in its shell, seen from the front. */
function asleep(): string {
  const [shell, hide] = [newId(), newId()];
  return `<defs>${radial(shell, ['#7FA8E8', '#2F5DAE', [0.8, '#1D4187'], [1, '#122c62']], 'cx=".38" cy=".3"')}${radial(hide, ['#F7D58A', '#E0AE52', [1, '#A9772A']], 'cx=".4" cy=".3"')}</defs><path d="M-54 34Q-82 46-84 62-62 64-40 48ZM54 34Q82 46 84 62 62 64 40 48Z" fill="url(#${hide})"/><ellipse cy="8" rx="80" ry="56" fill="#0f2552"/><ellipse cy="2" rx="80" ry="56" fill="url(#${shell})"/><ellipse cy="2" rx="80" ry="56" fill="none" stroke="#C6DCFA" stroke-opacity=".55" stroke-width="2.5"/>${PLATES.map(([x, y, radius]) => plate(x, y, radius)).join('')}<path d="M-62-26A80 56 0 0 1 6-52" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round" fill="none"/><g transform="translate(0 56)"><path d="M-30-8Q-30 8 0 10 30 8 30-8Q14 2 0 2-14 2-30-8Z" fill="#0b1c44"/><path d="M-18-2Q-18 18 0 20 18 18 18-2Q8 2 0 2-8 2-18-2Z" fill="url(#${hide})"/><path d="M-9 10q3 3 6 0M3 10q3 3 6 0" stroke="#4a2e08" stroke-width="2" fill="none" stroke-linecap="round"/></g>`;
}

const BUBBLES = [
  [232, 150, 5],
  [244, 128, 7],
  [236, 104, 4],
  [252, 86, 9],
  [244, 60, 5],
  [258, 40, 7],
  [84, 96, 4],
  [76, 70, 6],
  [90, 48, 4],
] as const;

function water(): string {
  const [deep, light] = [newId(), newId()];
  const beams = Array.from(
    { length: 6 },
    (_, index) =>
      `<path d="M${30 + index * 62}-6L${52 + index * 62}-6L${20 + index * 58} 230L${-34 + index * 58} 230Z" fill="url(#${light})"/>`,
  );
  return `<defs>${linear(deep, ['#4F86D8', '#2A5CB4', [0.6, '#1a3f8a'], [1, '#0f2a63']])}${linear(light, [
    [0, '#fff', 0.13],
    [1, '#fff', 0],
  ])}</defs><rect width="343" height="220" fill="url(#${deep})"/>${beams.join('')}<path d="M-5 196Q40 184 84 192T180 190 262 194 350 188V225H-5Z" fill="#0c2252"/><path d="M30 196q-6-26 4-40 4 18 0 40M44 196q2-20 12-28-2 16-4 28M292 194q-4-28 6-44 6 20 2 44M308 194q4-18 12-24-2 14-4 24" fill="#2f6f8f" opacity=".8"/>`;
}

/** Turtle: drawn into its shell, bubbles rising. */
export const pawikan: BrandArt = {
  motif: turtle,
  ground: ['#4F86D8', '#1D4FA8', '#243C8C', '#142763'],
  shelter: () =>
    moving('from{transform:translateY(9px)}to{transform:translateY(-9px)}') +
    water() +
    '<ellipse cx="172" cy="188" rx="74" ry="9" fill="#061433" opacity=".5"/>' +
    placed(asleep(), 172, 122) +
    `<g class="m">${BUBBLES.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" fill-opacity=".12" stroke="#DCEBFF" stroke-opacity=".7"/><circle cx="${(x - radius * 0.35).toFixed(1)}" cy="${(y - radius * 0.35).toFixed(1)}" r="${(radius * 0.28).toFixed(1)}" fill="#fff"/>`).join('')}</g>`,
};
