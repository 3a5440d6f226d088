/** The material of a relief: five stops of its lit face, the shade of its depth, and its glow as r,g,b. */
export interface Material {
  readonly face: readonly [string, string, string, string, string];
  readonly depth: string;
  readonly glow: string;
  /** Its hue in degrees. */
  readonly hue: number;
}

export const MATERIALS = {
  gold: {
    face: ['#FFFBE0', '#FFE38A', '#F2B233', '#B86E12', '#FFD873'],
    depth: '#4A2003',
    glow: '255,190,70',
    hue: 42,
  },
  rose: {
    face: ['#FFF1EC', '#FFC2B0', '#F0806F', '#A23450', '#FFB59E'],
    depth: '#3F0A24',
    glow: '255,120,130',
    hue: 356,
  },
  jade: {
    face: ['#F0FFE9', '#A8F5B8', '#33C77F', '#0C6B52', '#8DF0B0'],
    depth: '#022E26',
    glow: '80,240,160',
    hue: 150,
  },
  ruby: {
    face: ['#FFF0EE', '#FF9C94', '#F2323F', '#8C0628', '#FF8A70'],
    depth: '#36000F',
    glow: '255,70,80',
    hue: 357,
  },
  sapphire: {
    face: ['#EFFAFF', '#9ADCFF', '#2F8DF5', '#123A9E', '#7CC8FF'],
    depth: '#04103F',
    glow: '80,160,255',
    hue: 213,
  },
  ice: {
    face: ['#FFFFFF', '#D6F7FF', '#7FD8F2', '#2A7FB5', '#C9F4FF'],
    depth: '#06304F',
    glow: '150,235,255',
    hue: 193,
  },
  amethyst: {
    face: ['#FFF3FF', '#E6B4FF', '#A24BF0', '#4A1296', '#D998FF'],
    depth: '#1A0440',
    glow: '190,100,255',
    hue: 275,
  },
  coral: {
    face: ['#FFFBEA', '#FFD59A', '#FF8A3D', '#B53512', '#FFC07A'],
    depth: '#451002',
    glow: '255,150,70',
    hue: 25,
  },
} as const satisfies Record<string, Material>;

export type MaterialName = keyof typeof MATERIALS;

export const MATERIAL_NAMES = Object.keys(MATERIALS) as MaterialName[];

/**
 * The least distance in degrees between a hero's hue and its background's: a similar hue would hide it. Ice is light
 * enough for any.
 */
const PART_BY = 45;

export function standsOut(material: MaterialName, ground: number): boolean {
  const apart = Math.abs(((MATERIALS[material].hue - ground + 540) % 360) - 180);
  return material === 'ice' || apart >= PART_BY;
}

/** Two hues and a metal: the games of a studio look related. */
export type Row = readonly [number, number, MaterialName];

/** One row for each of the 21 studios; no two have the same hues. */
export const ROWS: Readonly<Record<string, Row>> = {
  PLG: [6, 26, 'gold'],
  JILI: [268, 318, 'gold'],
  PGSOFT: [200, 232, 'ice'],
  FACAIGAMING: [352, 22, 'gold'],
  EVO: [232, 262, 'gold'],
  HAK: [96, 150, 'gold'],
  BGM: [338, 12, 'rose'],
  RLX: [186, 214, 'jade'],
  BNG: [28, 350, 'coral'],
  JDB: [150, 176, 'gold'],
  CQ9: [222, 268, 'sapphire'],
  EVP: [290, 250, 'amethyst'],
  NLC: [0, 340, 'ruby'],
  RT: [46, 20, 'coral'],
  BTG: [176, 200, 'ice'],
  GA: [130, 96, 'jade'],
  T1G: [214, 186, 'gold'],
  PP: [322, 282, 'rose'],
  RICH88: [14, 44, 'ruby'],
  NS: [250, 300, 'ice'],
  SEXY: [330, 350, 'gold'],
};

/** FNV-1a: the same text gives the same number on every device. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 16_777_619);
  }
  return hash >>> 0;
}

/** The row of a studio; an unlisted studio uses another's. */
export function rowOf(provider: string): Row {
  const rows = Object.values(ROWS);
  return ROWS[provider] ?? rows[hashOf(provider) % rows.length] ?? [268, 318, 'gold'];
}

/** The CSS background that is shown until a picture is painted, in the same two hues. */
export function groundOf(provider: string): string {
  const [first, second] = rowOf(provider);
  return `radial-gradient(90% 60% at 50% 38%, hsl(${first} 78% 48%), hsl(${first} 74% 28%) 45%, hsl(${second} 70% 12%))`;
}
