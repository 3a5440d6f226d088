import { DIAGONAL, linear, newId, picture, radial } from './svg';

const SIZE = 72;
const GOLD = ['#FFF6D8', '#F3CF7A', [0.5, '#C8922F'], [0.56, '#FFE7A8'], [1, '#9a641c']] as const;
const shadow = '<ellipse cx="36" cy="64" rx="22" ry="3.4" fill="#000" opacity=".45"/>';

/** Before the bet: the server commits to its seed. */
function sealed(): string {
  const [paper, flap, wax] = [newId(), newId(), newId()];
  return `<defs>${linear(paper, ['#FFF8E6', '#F3DDB0', [1, '#C79A55']], DIAGONAL)}${linear(flap, ['#FFFDF5', '#E9CC94'])}${radial(wax, ['#FF7A6B', [0.55, '#B3122B'], [1, '#5D0214']], 'cx=".36" cy=".3"')}</defs>${shadow}<rect x="10" y="18" width="52" height="38" rx="5" fill="url(#${paper})"/><path d="M10 52L30 36M62 52L42 36" stroke="#9a6c2c" stroke-opacity=".55" stroke-width="1.4"/><path d="M11 21Q11 18 15 18H57Q61 18 61 21L36 40Z" fill="url(#${flap})" stroke="#9a6c2c" stroke-opacity=".45" stroke-width="1.2"/><rect x="10.6" y="18.6" width="50.8" height="36.8" rx="4.6" fill="none" stroke="#fff" stroke-opacity=".6"/><circle cx="36" cy="40" r="10.5" fill="#3d0310" opacity=".35" transform="translate(.6 1.6)"/><circle cx="36" cy="40" r="10" fill="url(#${wax})"/><circle cx="36" cy="40" r="7" fill="none" stroke="#FFB3A6" stroke-opacity=".45" stroke-width="1"/><path d="M36 34.4L37.5 38.3 41.6 38.5 38.4 41.1 39.5 45.1 36 42.8 32.5 45.1 33.6 41.1 30.4 38.5 34.5 38.3Z" fill="#FFD9CF"/>`;
}

/** The bet: the player adds their own seed. */
function seed(): string {
  const [shell, leaf, soil] = [newId(), newId(), newId()];
  return `<defs>${linear(shell, GOLD, DIAGONAL)}${linear(leaf, ['#B7F7CE', '#35B578', [1, '#0C5B3D']], DIAGONAL)}${radial(soil, ['#6B4816', [1, '#1B1207']])}</defs>${shadow}<ellipse cx="36" cy="58" rx="23" ry="6" fill="url(#${soil})"/><path d="M36 40Q34 28 37 20" stroke="#1c7a4f" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M37 24Q38 9 56 9 56 24 37 24Z" fill="url(#${leaf})"/><path d="M38 22Q44 15 52 12" stroke="#fff" stroke-opacity=".6" stroke-width="1.2" fill="none"/><path d="M36 29Q34 16 18 16 19 29 36 29Z" fill="url(#${leaf})"/><path d="M34 27Q29 21 22 18.5" stroke="#fff" stroke-opacity=".5" stroke-width="1.2" fill="none"/><path d="M36 34C47 38 50 47 46 54 42 60 30 60 26 54 22 47 25 38 36 34Z" fill="url(#${shell})" stroke="#5d3a0c" stroke-width="1.4"/><path d="M30 42Q27 47 29 53" stroke="#fff" stroke-opacity=".75" stroke-width="2.2" fill="none" stroke-linecap="round"/>`;
}

/** After it: anyone can repeat the calculation. */
function check(): string {
  const [paper, rim, lens, tick] = [newId(), newId(), newId(), newId()];
  return `<defs>${linear(paper, ['#FFFDF5', '#EBD6A8', [1, '#BF9350']], DIAGONAL)}${linear(rim, GOLD)}${radial(
    lens,
    [
      [0, '#fff', 0.95],
      [1, '#D8F5E6', 0.92],
    ],
    'cx=".36" cy=".3"',
  )}${linear(tick, ['#4ADE9B', '#0B7F4D'])}</defs>${shadow}<path d="M14 9H46V57L42 54 38 57 34 54 30 57 26 54 22 57 18 54 14 57Z" fill="url(#${paper})"/><path d="M20 18H40M20 25H36M20 32H30" stroke="#8a6428" stroke-opacity=".6" stroke-width="2.4" stroke-linecap="round"/><path d="M52 50L62 60" stroke="#3a2208" stroke-width="8.5" stroke-linecap="round"/><path d="M52 50L62 60" stroke="url(#${rim})" stroke-width="6" stroke-linecap="round"/><circle cx="43" cy="40" r="14.5" fill="url(#${lens})"/><circle cx="43" cy="40" r="14.5" fill="none" stroke="#3a2208" stroke-opacity=".55" stroke-width="5"/><circle cx="43" cy="40" r="14.5" fill="none" stroke="url(#${rim})" stroke-width="3.6"/><path d="M36.5 40.5L41.2 45.2 50 35.4" fill="none" stroke="url(#${tick})" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** The three steps of a fair round, side by side in their order: one file for all of them. */
export const steps = (): string =>
  picture(
    SIZE * 3,
    SIZE,
    [sealed(), seed(), check()]
      .map((step, index) => `<g transform="translate(${SIZE * index})">${step}</g>`)
      .join(''),
  );
