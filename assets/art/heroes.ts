import { banderitas } from './banderitas';
import { coin } from './coin';
import { cube } from './cube';
import { gem } from './gem';
import { sun } from './sun';
import { linear, newId, picture, radial } from './svg';

export const HERO_WIDTH = 260;
export const HERO_HEIGHT = 160;

const placed = (inside: string, x: number, y: number, scale: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${inside}</g>`;

/** The three cubes on their way down, under paper flags. */
const colorGame = (): string =>
  placed(banderitas({ width: 210, sag: 12, flags: 13, flagSize: 13 }), 76, -4, 1) +
  placed(cube('green', 'white', 'pink'), 104, 112, 0.42, -14) +
  placed(cube('white', 'red', 'green'), 230, 116, 0.45, 12) +
  placed(cube('yellow', 'blue', 'red'), 167, 84, 0.68, -4) +
  placed(coin('₱'), 66, 62, 0.24, -18) +
  placed(coin('₱'), 243, 48, 0.3, 22) +
  placed(coin('₱'), 148, 150, 0.2, 8);

/** A heap of play coins. */
const demo = (): string =>
  placed(coin('D$'), 118, 118, 0.42, -16) +
  placed(coin('D$'), 226, 120, 0.46, 14) +
  placed(coin('D$'), 172, 78, 0.96, -6) +
  placed(coin('D$'), 104, 38, 0.22, -24) +
  placed(coin('D$'), 240, 36, 0.27, 20);

/** The gem before the eight-ray sun, under a magnifying glass. */
function fair(): string {
  const [lens, rim] = [newId(), newId()];
  const glass = `<defs>${radial(
    lens,
    [
      [0, '#fff', 0.34],
      [0.7, '#DDF3FF', 0.1],
      [1, '#BFE6FF', 0.3],
    ],
    'cx=".36" cy=".3" r=".8"',
  )}${linear(rim, ['#FFF8D6', '#FFCB47', [0.48, '#B86A12'], [0.56, '#FFE79B'], [1, '#9A500E']])}</defs><path d="M34 34L74 74" stroke="#3a2208" stroke-width="15" stroke-linecap="round"/><path d="M34 34L74 74" stroke="url(#${rim})" stroke-width="11" stroke-linecap="round"/><circle r="46" fill="url(#${lens})"/><circle r="46" fill="none" stroke="#3a2208" stroke-opacity=".6" stroke-width="10"/><circle r="46" fill="none" stroke="url(#${rim})" stroke-width="7"/><path d="M-30-14A34 34 0 0 1-4-33" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".85"/>`;
  return placed(sun(), 172, 80, 0.92) + placed(gem(), 172, 82, 1.22) + placed(glass, 196, 92, 0.86);
}

/** Pictures of the carousel, 260 x 160 with a transparent background: the skin adds light and rays behind them. */
export const HEROES: Readonly<Record<string, () => string>> = {
  color: () => picture(HERO_WIDTH, HERO_HEIGHT, colorGame()),
  demo: () => picture(HERO_WIDTH, HERO_HEIGHT, demo()),
  fairness: () => picture(HERO_WIDTH, HERO_HEIGHT, fair()),
};
