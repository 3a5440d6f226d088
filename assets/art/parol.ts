import { linear, newId, radial } from './svg';

const HUES = [350, 45, 190, 285, 140];

const at = (angle: number, radius: number): string =>
  `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;

/** A five-pointed star lantern with tails, around its centre, 100 in radius. `glowRadius` lights the dark around it. */
export function parol(glowRadius: number): string {
  const heart = newId();
  const gold = newId();
  const glow = newId();
  let defs =
    radial(heart, ['#fff', [0.5, '#FFF3B0'], [1, '#FFB02E']]) +
    linear(gold, ['#FFF8D6', '#FFCB47', [0.5, '#C97A1B'], [0.56, '#FFE79B'], [1, '#A85C12']]) +
    radial(glow, [
      [0, '#FFE9A0', 0.9],
      [0.35, '#FFB347', 0.35],
      [1, '#FF7A3D', 0],
    ]);
  const points = HUES.map((hue, index) => {
    const angle = -Math.PI / 2 + (index * Math.PI * 2) / 5;
    const [left, right] = [newId(), newId()];
    const end = `gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${Math.cos(angle) * 92}" y2="${Math.sin(angle) * 92}"`;
    defs += linear(left, ['#fff', [0.35, `hsl(${hue},100%,72%)`], [1, `hsl(${hue},92%,46%)`]], end);
    defs += linear(right, ['#FFE9B0', [0.4, `hsl(${hue},96%,56%)`], [1, `hsl(${hue},90%,32%)`]], end);
    return point(angle, { left, right, gold: gold });
  });
  const tails = [-44, 44].map(
    (x, side) =>
      `<g transform="translate(${x} 70) rotate(${side ? -12 : 12})"><circle r="8" fill="url(#${gold})"/>${Array.from(
        { length: 9 },
        (_, index) =>
          `<path d="M${-8 + index * 2} 4q${(index - 4) * 1.4} 22 ${(index - 4) * 1.8} 42" stroke="hsl(${HUES[(index + side) % 5]},92%,58%)" stroke-width="2.4" fill="none"/>`,
      ).join('')}</g>`,
  );
  return `<defs>${defs}</defs><circle r="${glowRadius}" fill="url(#${glow})"/>${tails.join('')}<circle r="72" fill="none" stroke="url(#${gold})" stroke-width="4"/>${bulbs()}${points.join('')}<circle r="15" fill="url(#${heart})"/><circle r="15" fill="none" stroke="url(#${gold})" stroke-width="2.5"/>`;
}

/** One point of the star: two halves, a gold edge, and three ribs. */
function point(angle: number, fills: { left: string; right: string; gold: string }): string {
  const [before, after] = [angle - Math.PI / 5, angle + Math.PI / 5];
  const ribs = [1, 2, 3].map(
    (rib) =>
      `<path d="M${at(before, 10 * rib)}L${at(angle, 23.5 * rib)}L${at(after, 10 * rib)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.1"/>`,
  );
  return `<path d="M0 0L${at(before, 40)}L${at(angle, 94)}Z" fill="url(#${fills.left})"/><path d="M0 0L${at(after, 40)}L${at(angle, 94)}Z" fill="url(#${fills.right})"/><path d="M${at(before, 40)}L${at(angle, 94)}L${at(after, 40)}" fill="none" stroke="url(#${fills.gold})" stroke-width="3.4" stroke-linejoin="round"/><path d="M0 0L${at(angle, 94)}" stroke="#FFF3C0" stroke-opacity=".8" stroke-width="1.2"/>${ribs.join('')}`;
}

const bulbs = (): string =>
  Array.from({ length: 30 }, (_, index) => {
    const angle = (index * Math.PI) / 15;
    const [x, y] = [Math.cos(angle) * 72, Math.sin(angle) * 72];
    return `<circle cx="${x}" cy="${y}" r="3.4" fill="hsl(${HUES[index % 5]},100%,68%)"/><circle cx="${x - 0.8}" cy="${y - 1}" r="1.3" fill="#fff"/>`;
  }).join('');
