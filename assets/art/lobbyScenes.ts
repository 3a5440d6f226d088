import { banderitas } from './banderitas';
import { jeepney } from './jeepney';
import { linear, newId, picture, radial } from './svg';

/** A number from 0 to 1 for each index, the same every time. */
const scattered = (index: number, seed: number): number => {
  const wave = Math.sin(index * 127.1 + seed * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
};

const hill = (y: number, color: string, sag: number): string =>
  `<path d="M-10 ${y}Q70 ${y - sag} 150 ${y - 4}T385 ${y - 10}V300H-10Z" fill="${color}"/>`;

function palm(x: number, y: number, size: number, mirrored = false): string {
  const fronds = [-170, -140, -100, -60, -25, 5].map(
    (turn) =>
      `<path transform="translate(4 -62) rotate(${turn})" d="M0 0Q22-14 44 4Q22-2 0 0Z" fill="#1E9A4C" stroke="#0C7036" stroke-width=".8"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${mirrored ? -size : size} ${size})"><path d="M0 0Q-6-30 4-62" stroke="#8A4A1F" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M0 0Q-6-30 4-62" stroke="#C9803C" stroke-width="2" fill="none"/>${fronds.join('')}<circle cx="2" cy="-58" r="4.5" fill="#6b3a16"/><circle cx="9" cy="-57" r="4" fill="#8a4a1f"/></g>`;
}

/** The head of the mango lobby: sun rays, hills, palms and a jeepney under paper flags. */
function fiesta(): string {
  const ground = newId();
  const rays = Array.from(
    { length: 18 },
    (_, index) =>
      `<path transform="translate(268 190) rotate(${index * 20})" d="M0 0L380-32V32Z" fill="#fff" opacity=".15"/>`,
  );
  const paper = [
    [176, 146, '#E7263E'],
    [364, 134, '#FF5FB0'],
    [168, 208, '#19B57A'],
    [204, 124, '#fff'],
    [350, 226, '#fff'],
  ] as const;
  return picture(
    375,
    270,
    `<defs>${radial(ground, ['#FFE67A', [0.46, '#FFC02C'], [1, '#FF9A1A']], 'cx=".5" cy="1.18" r="1.1"')}</defs><rect width="375" height="270" fill="url(#${ground})"/>${rays.join('')}<g opacity=".95">${hill(220, '#FFB52B', 30)}${hill(234, '#F7832B', 18)}</g>${palm(352, 234, 1.15)}${palm(328, 238, 0.85, true)}<g transform="translate(178 126) rotate(-5) scale(.56)">${jeepney('SWERTE')}</g>${hill(258, '#E4562B', 10)}<path d="M120 238Q250 226 385 232" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-dasharray="12 10" fill="none"/><g transform="translate(-10 78)">${banderitas({ width: 220, sag: 12, flags: 13, flagSize: 14 })}</g><g transform="translate(200 82)">${banderitas({ width: 190, sag: 14, flags: 11, flagSize: 14 })}</g>${paper
      .map(
        ([x, y, color], index) =>
          `<rect x="${x}" y="${y}" width="7" height="4" rx="1" fill="${color}" transform="rotate(${index * 47} ${x} ${y})"/>`,
      )
      .join('')}`,
  );
}

function city(): string {
  const houses: string[] = [];
  let x = -6;
  for (let index = 0; x < 360; index += 1) {
    const [width, height] = [12 + scattered(index, 1) * 20, 14 + scattered(index, 2) * 44];
    const windows = Array.from({ length: 6 }, (_, at) => {
      const [left, top] = [scattered(index * 6 + at, 3), scattered(index * 6 + at, 4)];
      return `<rect x="${(x + 2 + left * (width - 5)).toFixed(1)}" y="${(108 - height + top * (height - 8)).toFixed(1)}" width="2" height="2" fill="${at % 2 ? '#FFD24D' : '#7FF0FF'}" opacity=".8"/>`;
    });
    houses.push(
      `<rect x="${x.toFixed(1)}" y="${(104 - height).toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="#1a0a48"/><path d="M${x.toFixed(1)} ${(104 - height).toFixed(1)}h${width.toFixed(1)}" stroke="#7B68CE" stroke-width=".8"/>${windows.join('')}`,
    );
    x += width + 1;
  }
  return houses.join('');
}

function floor(): string {
  const along = Array.from(
    { length: 29 },
    (_, index) =>
      `<path d="M${200 + (index - 14) * 9} 104L${200 + (index - 14) * 52} 170" stroke="#2BE3FF" stroke-opacity=".55"/>`,
  );
  const across = Array.from({ length: 7 }, (_, index) => {
    const y = 104 + index * index * 1.5 + index * 2;
    return `<path d="M-10 ${y}H370" stroke="#FF4FC3" stroke-opacity="${(0.35 + index * 0.09).toFixed(2)}" stroke-width="${(0.7 + index * 0.15).toFixed(2)}"/>`;
  });
  return along.join('') + across.join('');
}

/** The head of the neon lobby: a jeepney before the setting sun and the city. */
function neon(): string {
  const [night, disc, glow] = [newId(), newId(), newId()];
  const stars = Array.from(
    { length: 40 },
    (_, index) =>
      `<circle cx="${(scattered(index, 5) * 351).toFixed(1)}" cy="${(scattered(index, 6) * 62).toFixed(1)}" r="${(scattered(index, 7) * 0.9 + 0.2).toFixed(2)}" fill="#fff" opacity="${scattered(index, 8).toFixed(2)}"/>`,
  );
  const painted = jeepney('SWERTE')
    .replaceAll('#E7263E', '#E0218F')
    .replaceAll('#1D6FE8', '#5B2BE0')
    .replaceAll('#FFC52B', '#2BE3FF')
    .replaceAll('#7d0a24', '#5c0a4a');
  return picture(
    351,
    168,
    `<defs>${linear(night, ['#12063a', '#3b0f7a', '#c0268f', '#ff7a5c'])}${linear(disc, ['#FFF3A0', '#FFB04d', '#FF3D8a'])}${radial(
      glow,
      [
        [0, '#FF6AC8', 0.75],
        [1, '#FF4FC3', 0],
      ],
    )}</defs><rect width="351" height="104" fill="url(#${night})"/><rect y="104" width="351" height="66" fill="#12063a"/>${stars.join('')}<circle cx="226" cy="84" r="80" fill="url(#${glow})"/><circle cx="226" cy="82" r="44" fill="url(#${disc})"/>${[
      66, 74, 83, 93,
    ]
      .map(
        (y, index) => `<rect x="176" y="${y + 10}" width="100" height="${2 + index * 1.1}" fill="#b3237f"/>`,
      )
      .join(
        '',
      )}${city()}${floor()}<g transform="translate(146 44) rotate(-6) scale(.57)">${painted}</g><path d="M40 138Q110 132 160 124" stroke="#2BE3FF" stroke-width="2.5" opacity=".9" fill="none"/><path d="M80 150Q130 144 166 136" stroke="#FF4FC3" stroke-width="2" fill="none"/>`,
  );
}

/** Scenes at the head of a skin's lobby, with their size in px. */
export const LOBBY_SCENES = {
  v2: { width: 375, height: 270, draw: fiesta },
  v3: { width: 351, height: 168, draw: neon },
} as const;
