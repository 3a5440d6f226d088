import { ACROSS, DIAGONAL, linear, newId } from './svg';

/** A gold coin around its centre, 50 in radius, with the sign of a currency struck into it. */
export function coin(sign: string): string {
  const [face, edge, rim] = [newId(), newId(), newId()];
  const size = sign.length > 1 ? 40 : 54;
  const beads = Array.from({ length: 36 }, (_, index) => {
    const angle = (index * Math.PI) / 18;
    return `<circle cx="${(Math.cos(angle) * 45).toFixed(1)}" cy="${(Math.sin(angle) * 45).toFixed(1)}" r="1.3" fill="#fff" opacity=".55"/>`;
  });
  const struck = (y: number, color: string) =>
    `<text y="${y}" text-anchor="middle" font-family="'Baloo 2'" font-weight="800" font-size="${size}" fill="${color}">${sign}</text>`;
  const baseline = size * 0.335;
  return `<defs>${linear(face, ['#FFFBE0', '#FFE07A', [0.5, '#EFA92A'], [0.56, '#FFE591'], [1, '#B8701A']], DIAGONAL)}${linear(edge, ['#8a4f0d', '#FFDB73', [1, '#7a430a']], ACROSS)}${linear(rim, ['#C9861F', '#FFE48C'], DIAGONAL)}</defs><ellipse cy="5" rx="50" ry="50" fill="url(#${edge})"/><circle r="50" fill="url(#${face})"/><circle r="40" fill="none" stroke="url(#${rim})" stroke-width="4"/>${beads.join('')}${struck(baseline + 1, '#9A560E')}${struck(baseline - 1, '#FFF3B8')}<path d="M-36-22A44 44 0 0 1 10-42" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".75"/>`;
}
