import type { Palette } from '../palette';
import { svgLinear, svgRadial } from './svg';

const HALF = 112;
const GORES = 7;
/** Drawn from -120 to 120, top at -100, hem near 10; its lines meet the roof at y = 92. */
export const CHUTE_BOX = [-120, -104, 240, 204] as const;

const seamX = (k: number): number => -HALF + (2 * HALF * k) / GORES;
const seamY = (k: number): number => Math.abs((k / GORES) * 2 - 1) * -4;

function gore(k: number, [light, deep]: readonly [string, string]): { defs: string; body: string } {
  const x0 = seamX(k);
  const x1 = seamX(k + 1);
  const outline = `M0-96C${x0 * 0.62}-96 ${x0} -56 ${x0} ${seamY(k)}Q${(x0 + x1) / 2} -15 ${x1} ${seamY(k + 1)}C${x1} -56 ${x1 * 0.62}-96 0-96Z`;
  const weave = Array.from({ length: 14 }, (_, row) => {
    const isLight = row % 2 === 1;
    const y = -98 + row * 8;
    return `<path d="M${-HALF} ${y}Q0 ${y - 18} ${HALF} ${y}" stroke="${isLight ? '#fff' : '#3a0a1a'}" stroke-opacity="${isLight ? 0.22 : 0.16}" stroke-width="3.4" fill="none" stroke-dasharray="7 5" stroke-dashoffset="${isLight ? 0 : 6}"/>`;
  }).join('');
  return {
    defs: `${svgLinear(`g${k}`, [light, [0.6, light], [1, deep]])}<clipPath id="c${k}"><path d="${outline}"/></clipPath>`,
    body:
      `<g clip-path="url(#c${k})"><rect x="${-HALF}" y="-100" width="${2 * HALF}" height="110" fill="url(#g${k})"/>${weave}` +
      `<path d="M0-96C${x1 * 0.62}-96 ${x1} -56 ${x1} ${seamY(k + 1)}" stroke="#2a0614" stroke-opacity=".5" stroke-width="3" fill="none"/>` +
      `<path d="M0-96C${x0 * 0.62}-96 ${x0} -56 ${x0} ${seamY(k)}" stroke="#fff" stroke-opacity=".4" stroke-width="1.6" fill="none"/></g>`,
  };
}

/** The woven parachute of seven gores. */
export function chute({ chute: colors }: Palette): string {
  const gores = colors.map((color, k) => gore(k, color));
  const ks = Array.from({ length: GORES }, (_, k) => k);
  const lines = [...ks, GORES]
    .map(
      (k) =>
        `<path d="M${seamX(k)} ${seamY(k)}L${-20 + (k * 40) / GORES} 92" stroke="#FFF3DC" stroke-opacity=".85" stroke-width="1.2"/>`,
    )
    .join('');
  const hem = (y: number) =>
    ks.map((k) => `Q${(seamX(k) + seamX(k + 1)) / 2} ${y} ${seamX(k + 1)} ${seamY(k + 1)}`).join('');
  const back = ks
    .map(
      (k) =>
        `Q${(seamX(GORES - k) + seamX(GORES - k - 1)) / 2} -15 ${seamX(GORES - k - 1)} ${seamY(GORES - k - 1)}`,
    )
    .join('');
  const dome = `M0-96C-70-96 ${-HALF} -56 ${-HALF} -4${hem(-15)}C${HALF} -56 70-96 0-96Z`;
  const shade = svgRadial(
    'cd',
    [
      [0, '#fff', 0.55],
      [0.35, '#fff', 0.08],
      [0.62, '#1a0428', 0.1],
      [1, '#1a0428', 0.62],
    ],
    'cx=".3" cy=".16" r=".95"',
  );
  return (
    `<defs>${gores.map(({ defs }) => defs).join('')}${shade}</defs>${lines}` +
    `<path d="M${-HALF} -4${hem(9)}L${HALF} -6${back}Z" fill="#2a0820" opacity=".75"/>` +
    `${gores.map(({ body }) => body).join('')}<path d="${dome}" fill="url(#cd)"/>` +
    '<path d="M-84-62Q-58-92-10-94" stroke="#fff" stroke-opacity=".85" stroke-width="3" fill="none" stroke-linecap="round"/>' +
    '<path d="M98-40Q106-22 110-6" stroke="#FFC08A" stroke-width="2.4" fill="none" stroke-linecap="round"/><circle cy="-97" r="4" fill="#FFE7A8"/>'
  );
}
