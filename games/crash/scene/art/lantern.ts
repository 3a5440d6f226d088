import type { Palette } from '../palette';
import { GOLD, svgLinear, svgRadial } from './svg';

const at = (angle: number, radius: number): string =>
  `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;

/** A parol: a capiz star in a ring of bulbs with two tassels, centred, with a radius of 100. */
export function lantern({ lantern: hues }: Palette): string {
  const hue = (index: number) => hues[index % 5] ?? 40;
  let gradients = svgLinear('gd', [
    '#FFF8D6',
    '#FFCB47',
    [0.5, '#C97A1B'],
    [0.56, '#FFE79B'],
    [1, '#A85C12'],
  ]);
  gradients += svgRadial('c', ['#fff', '#FFF3B0', '#FFB02E']);
  let points = '';
  for (let i = 0; i < 5; i += 1) {
    const middle = -Math.PI / 2 + (i * Math.PI * 2) / 5;
    const before = middle - Math.PI / 5;
    const after = middle + Math.PI / 5;
    const span = `gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${Math.cos(middle) * 92}" y2="${Math.sin(middle) * 92}"`;
    gradients += svgLinear(
      `l${i}`,
      ['#fff', [0.35, `hsl(${hue(i)},100%,72%)`], [1, `hsl(${hue(i)},92%,46%)`]],
      span,
    );
    gradients += svgLinear(
      `d${i}`,
      ['#FFE9B0', [0.4, `hsl(${hue(i)},96%,56%)`], [1, `hsl(${hue(i)},90%,32%)`]],
      span,
    );
    points +=
      `<path d="M0 0L${at(before, 40)}L${at(middle, 94)}Z" fill="url(#l${i})"/><path d="M0 0L${at(after, 40)}L${at(middle, 94)}Z" fill="url(#d${i})"/>` +
      `<path d="M${at(before, 40)}L${at(middle, 94)}L${at(after, 40)}" fill="none" stroke="url(#gd)" stroke-width="3.4" stroke-linejoin="round"/>` +
      `<path d="M0 0L${at(middle, 94)}" stroke="#FFF3C0" stroke-opacity=".8" stroke-width="1.4"/>`;
    for (let k = 1; k < 4; k += 1) {
      points += `<path d="M${at(before, 10 * k)}L${at(middle, 23.5 * k)}L${at(after, 10 * k)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.1"/>`;
    }
  }
  const bulbs = Array.from({ length: 30 }, (_, i) => {
    const [x, y] = at((i * Math.PI) / 15, 72)
      .split(' ')
      .map(Number);
    return `<circle cx="${x}" cy="${y}" r="3.4" fill="hsl(${hue(i)},100%,68%)"/><circle cx="${(x ?? 0) - 0.8}" cy="${(y ?? 0) - 1}" r="1.3" fill="#fff"/>`;
  }).join('');
  const tassels = [-44, 44].map((x, side) => {
    const threads = Array.from(
      { length: 9 },
      (_, i) =>
        `<path d="M${-8 + i * 2} 4q${(i - 4) * 1.4} 22 ${(i - 4) * 1.8} 42" stroke="hsl(${hue(i + side)},92%,58%)" stroke-width="2.4" fill="none"/>`,
    ).join('');
    return `<g transform="translate(${x} 70) rotate(${side === 0 ? 12 : -12})"><circle r="8" fill="url(#gd)"/>${threads}</g>`;
  });
  return (
    `<defs>${gradients}${svgLinear('g', GOLD)}</defs>${tassels.join('')}<circle r="72" fill="none" stroke="url(#gd)" stroke-width="4"/>` +
    `${bulbs}${points}<circle r="15" fill="url(#c)"/><circle r="15" fill="none" stroke="url(#g)" stroke-width="2.5"/>`
  );
}
