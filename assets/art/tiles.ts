import { banderitas } from './banderitas';
import { coin } from './coin';
import { cube } from './cube';
import { die } from './die';
import { jeepney } from './jeepney';
import { parol } from './parol';
import { rooster } from './rooster';
import { linear, newId, picture, radial } from './svg';
import { ticket } from './ticket';

export const TILE_WIDTH = 108;
export const TILE_HEIGHT = 144;
const [W, H] = [TILE_WIDTH, TILE_HEIGHT];

/** From light in the middle to dark at the rim. */
type Ground = readonly [string, string, string, string];

/** Rays from behind the hero, and a floor that fades into the dark for the lettering. */
function ground(tones: Ground): string {
  const [light, floor] = [newId(), newId()];
  const dark = tones[3];
  const rays = Array.from(
    { length: 16 },
    (_, index) =>
      `<path transform="translate(${W * 0.5} ${H * 0.4}) rotate(${index * 22.5})" d="M0 0L${H} ${-H * 0.09}V${H * 0.09}Z" fill="#fff" opacity=".1"/>`,
  );
  return `<defs>${radial(light, tones, 'cx=".5" cy=".4" r=".8"')}${linear(floor, [
    [0, dark, 0],
    [0.55, dark, 0],
    [1, dark, 0.96],
  ])}</defs><rect width="${W}" height="${H}" fill="url(#${light})"/>${rays.join('')}<rect width="${W}" height="${H}" fill="url(#${floor})"/>`;
}

interface Lettering {
  readonly upper: string;
  readonly lower: string;
  readonly light: string;
  readonly deep: string;
  readonly outline: string;
}

/** The name in two lines: outline, then metal with a hard edge in the middle. */
function lettering({ upper, lower, light, deep, outline }: Lettering): string {
  const metal = newId();
  const line = (text: string, y: number, size: number) => {
    const font = `x="${W / 2}" y="${y}" text-anchor="middle" font-family="'Baloo 2'" font-weight="800" font-size="${size}"`;
    return `<text ${font} stroke="${outline}" stroke-width="${size * 0.3}" stroke-linejoin="round" fill="${outline}">${text}</text><text ${font} fill="url(#${metal})">${text}</text>`;
  };
  const upperSize = Math.min(W * 0.2, (W * 1.3) / upper.length);
  const lowerSize = Math.min(W * 0.24, (W * 1.35) / lower.length);
  return `<defs>${linear(metal, [
    [0, light],
    [0.5, deep],
    [0.55, light],
    [1, deep],
  ])}</defs>${line(upper, H - 9 - lowerSize * 0.78, upperSize)}${line(lower, H - 8, lowerSize)}`;
}

/** The picture without the name, for skins that write it below. */
export const withoutName = (tile: string): string =>
  tile.replace(new RegExp(`<text x="${W / 2}".*?</text>`, 'g'), '');

const placed = (inside: string, x: number, y: number, scale: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${inside}</g>`;

const GOLD = { light: '#FFF6C0', deep: '#FFC22E' } as const;

/** The tile of each own game, by the name of its rules. */
export const TILES: Readonly<Record<string, () => string>> = {
  color: () =>
    picture(
      W,
      H,
      ground(['#FFE48A', '#FF9A2E', '#C22A12', '#5a0820']) +
        placed(banderitas({ width: W + 12, sag: 9, flags: 9, flagSize: 11 }), -6, 6, 1) +
        placed(cube('green', 'pink', 'blue'), W * 0.3, H * 0.52, W / 330) +
        placed(cube('white', 'red', 'green'), W * 0.7, H * 0.54, W / 330) +
        placed(cube('yellow', 'blue', 'red'), W * 0.5, H * 0.4, W / 290) +
        lettering({ upper: 'COLOR', lower: 'GAME', ...GOLD, outline: '#7a1204' }),
    ),
  ring: () =>
    picture(
      W,
      H,
      ground(['#B26BFF', '#6420C8', '#2d0a70', '#12033a']) +
        placed(parol(120), W * 0.5, H * 0.4, W / 250) +
        lettering({ upper: 'PAROL', lower: 'RING', light: '#FFF', deep: '#E7B8FF', outline: '#2d0866' }),
    ),
  crash: () => {
    const road = `M-10 ${H * 0.78}Q${W * 0.5} ${H * 0.76} ${W * 1.05} ${H * 0.12}`;
    return picture(
      W,
      H,
      `${ground(['#FFD98A', '#FF7A5C', '#B0206B', '#2a0a4c'])}<path d="${road}" stroke="#FFE48A" stroke-width="5" fill="none"/><path d="${road}V${H}H-10Z" fill="#ffd36b" opacity=".22"/>${placed(jeepney('SWERTE'), W * -0.02, H * 0.36, W / 318, -20)}${lettering({ upper: 'JEEPNEY', lower: 'JUMP', light: '#FFF6C0', deep: '#FFB52E', outline: '#5a0a3c' })}`,
    );
  },
  scratch: () =>
    picture(
      W,
      H,
      ground(['#8CF5E0', '#1FB7B0', '#0a6a84', '#04304f']) +
        placed(ticket(), W * 0.5, H * 0.4, W / 215, -10) +
        placed(coin('₱'), W * 0.78, H * 0.62, W / 330, 14) +
        lettering({ upper: 'SCRATCH', lower: 'SWERTE', light: '#FFF', deep: '#A8FFF0', outline: '#033a4a' }),
    ),
  dice: () =>
    picture(
      W,
      H,
      ground(['#7CF0A0', '#17935a', '#075238', '#02241c']) +
        placed(die(5, 3, 1), W * 0.34, H * 0.36, W / 285, -12) +
        placed(die(6, 2, 4), W * 0.68, H * 0.52, W / 300, 10) +
        lettering({ upper: 'ISLAND', lower: 'DICE', light: '#FFF', deep: '#C6FFB8', outline: '#03301f' }),
    ),
  sabong: () =>
    picture(
      W,
      H,
      ground(['#FF9A6B', '#D62a2a', '#720a24', '#24020f']) +
        placed(rooster(), W * -0.02, H * 0.06, W / 235) +
        lettering({ upper: 'SABONG', lower: 'BIDA', ...GOLD, outline: '#5a0512' }),
    ),
};
