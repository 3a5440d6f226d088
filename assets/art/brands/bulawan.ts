import { newId, radial } from '../svg';
import { type BrandArt, halo, material, moving, placed, sky } from './kit';

/** A coin with the sun of eight rays. */
function coinOfSun(): string {
  const jade = material('jade');
  const face = newId();
  const rays = Array.from({ length: 8 }, (_, index) =>
    [-11, 0, 11]
      .map(
        (lean) =>
          `<path transform="rotate(${index * 45 + lean})" d="M-3.6-19L0-${lean === 0 ? 38 : 33} 3.6-19Z"/>`,
      )
      .join(''),
  );
  return `${jade.defs}<defs>${radial(face, ['#D9FFE8', [0.55, '#5FC794'], [1, '#1E6E4C']], 'cx=".36" cy=".3" r=".8"')}</defs><circle r="44" fill="${jade.fill}" stroke="#0C3C2A" stroke-width="2.5"/><circle r="38.5" fill="#0B3B29"/><circle r="38.5" fill="none" stroke="#D9FFE8" stroke-opacity=".5" stroke-width="1.5"/><g fill="#C9F7DB">${rays.join('')}</g><circle r="18" fill="url(#${face})" stroke="#0C3C2A" stroke-width="2"/><path d="M-10-9A14 14 0 0 1 5-13" stroke="#fff" stroke-opacity=".9" stroke-width="3" stroke-linecap="round" fill="none"/><path d="M-36-22A42 42 0 0 1-4-42" stroke="#fff" stroke-opacity=".7" stroke-width="2.5" stroke-linecap="round" fill="none"/>`;
}

/** A shutter of bamboo laths, 210 x 150 around its centre, with light falling through its gaps. */
function shutter(): string {
  const lath = material('gold');
  const laths = Array.from({ length: 11 }, (_, index) => {
    const y = -70 + index * 14;
    const knots = [-62, 4, 58]
      .map(
        (x) =>
          `<path d="M${x + ((index * 23) % 30)} ${y}v9" stroke="#3B2408" stroke-opacity=".55" stroke-width="2"/>`,
      )
      .join('');
    return `<rect x="-102" y="${y}" width="204" height="9" rx="4.5" fill="${lath.fill}" fill-opacity=".82"/><path d="M-98 ${y + 1.5}H96" stroke="#fff" stroke-opacity=".35"/>${knots}`;
  });
  return `${lath.defs}${laths.join('')}<path d="M-66-78V84M66-78V84" stroke="#5A3B12" stroke-width="3"/><rect x="-112" y="-84" width="224" height="12" rx="5" fill="#4A2F10"/><rect x="-112" y="-84" width="224" height="3" rx="1.5" fill="#B8862E"/><rect x="-112" y="82" width="224" height="10" rx="5" fill="#38230B"/>`;
}

/** Sun coin: behind a closed bamboo shutter, its beams turning on the wall. */
export const bulawan: BrandArt = {
  motif: coinOfSun,
  ground: ['#3FA877', '#1C5D43', '#10291F', '#17110A'],
  shelter: () =>
    moving('from{transform:rotate(-4deg)}to{transform:rotate(4deg)}') +
    sky(['#06120e', '#0b2018', [0.6, '#123226'], [1, '#1c2a17']], '#0a120c') +
    halo(172, 104, 130, '#7FD8A4', 0.5) +
    `<g class="m" style="transform-origin:172px 104px">${Array.from({ length: 12 }, (_, index) => `<path transform="translate(172 104) rotate(${index * 30})" d="M0 0L190-13V13Z" fill="#94E3B4" opacity=".08"/>`).join('')}</g>` +
    placed(coinOfSun(), 172, 104, 1.28) +
    placed(shutter(), 172, 102) +
    '<ellipse cx="172" cy="204" rx="112" ry="7" fill="#7FD8A4" opacity=".16"/>',
};
