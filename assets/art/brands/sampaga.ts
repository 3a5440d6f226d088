import { newId, radial } from '../svg';
import { type BrandArt, halo, material, moving, placed, sky } from './kit';

/** A white flower of five petals, 40 wide around its centre. */
function flower(): string {
  const petal = newId();
  const petals = Array.from(
    { length: 5 },
    (_, index) =>
      `<path transform="rotate(${index * 72})" d="M0 3C-12-3-12-19 0-22 12-19 12-3 0 3Z" fill="url(#${petal})" stroke="#1E7A4A" stroke-width="1.4"/>`,
  );
  return `<defs>${radial(petal, ['#FFFFFF', [0.7, '#F2FFF4'], [1, '#BDE8C9']], 'cx=".5" cy=".2" r=".9"')}</defs>${petals.join('')}<circle r="5.5" fill="#FFD34D" stroke="#C98A12" stroke-width="1.2"/>`;
}

/** A ring of flowers on leaves, 88 wide. */
function garland(): string {
  const jade = material('jade');
  const leaves = Array.from(
    { length: 10 },
    (_, index) =>
      `<path transform="rotate(${index * 36 + 18}) translate(0 -29)" d="M-13 0Q0-15 13 0 0 9-13 0Z" fill="${jade.fill}" stroke="#0C5A36" stroke-width="1.2"/>`,
  );
  const flowers = Array.from({ length: 5 }, (_, index) =>
    placed(
      flower(),
      Math.sin((index * 72 * Math.PI) / 180) * 29,
      -Math.cos((index * 72 * Math.PI) / 180) * 29,
      0.62,
    ),
  );
  return `${jade.defs}<circle r="29" fill="none" stroke="#0C5A36" stroke-width="7"/>${leaves.join('')}${flowers.join('')}`;
}

/** Three leaves behind the flower, so that white petals are visible on any background. */
function leaves(): string {
  const jade = material('jade');
  return (
    jade.defs +
    [0, 120, 240]
      .map(
        (turn) =>
          `<path transform="translate(0 4) rotate(${turn + 36})" d="M0-8C-22-18-20-40 0-50 20-40 22-18 0-8Z" fill="${jade.fill}" stroke="#0C5A36" stroke-width="2"/>`,
      )
      .join('')
  );
}

/** Garland: tied as a life ring, floating on quiet water. */
export const sampaga: BrandArt = {
  motif: () => leaves() + placed(flower(), 0, 4, 1.72),
  ground: ['#8CEBAE', '#2FB56B', '#127A48', '#0B5A38'],
  shelter: () =>
    moving('from{transform:translateY(-4px)}to{transform:translateY(4px)}') +
    sky(['#0b2438', '#124058', [0.6, '#1d6470'], [1, '#2f8f7c']], '#0d3a4c') +
    halo(172, 96, 110, '#D9FFE4', 0.3) +
    '<path d="M-5 150Q60 142 120 150T250 148 350 150V225H-5Z" fill="#14586a"/>' +
    `<g class="m">${placed(garland(), 172, 130, 1.7)}<path d="M196 176q26 14 60 4" stroke="#FFF3D6" stroke-width="3" fill="none" stroke-linecap="round"/></g>` +
    '<path d="M-5 172Q50 164 110 172T220 170 350 172V225H-5Z" fill="#0d4356" opacity=".82"/><path d="M92 168q16-5 32 0M214 186q18-5 36 0M52 196q16-5 30 0" stroke="#BFF5E4" stroke-opacity=".5" stroke-width="1.8" fill="none" stroke-linecap="round"/>',
};
