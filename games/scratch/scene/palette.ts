import { bySkin, type ScenePalette, type Stops } from '../../kit/scene/paint/palette';
import type { Material } from '../motifs';

/** The material of a motif: the face from light to dark and back, and the depth behind it. */
export interface Metal {
  readonly face: Stops<5>;
  readonly depth: string;
}

/** The colours of the ticket, its foil and its counter, in one skin. Light as 'r,g,b' if its strength varies. */
export interface Palette extends ScenePalette {
  readonly shelf: Stops<3>;
  readonly board: readonly [lit: string, dark: string];
  readonly glass: string;
  readonly lid: string;
  readonly sweets: readonly (readonly string[])[];
  /** Over the shelf, from the top down. */
  readonly haze: Stops<3>;
  readonly counter: Stops<4>;
  readonly counterEdge: string;
  readonly grain: string;
  readonly grainLit: string;
  /** Light on the counter from the upper left, 'r,g,b' and its strength. */
  readonly sun: readonly [string, number];
  readonly shade: string;
  readonly paper: Stops<5>;
  readonly paperEdge: string;
  readonly frame: readonly [line: string, below: string];
  readonly guilloche: Stops<3>;
  readonly rays: string;
  readonly plate: readonly [fill: string, edge: string];
  readonly title: {
    readonly font: string;
    readonly sizePx: number;
    readonly upper: boolean;
    readonly outline: string;
    readonly edge: string;
    readonly fill: Stops<5>;
  };
  readonly well: Stops<3>;
  readonly wellWarm: Stops<4>;
  readonly wellHatch: string;
  readonly wellShade: string;
  readonly label: { readonly font: string; readonly ink: string };
  /** Embossed in metal, or drawn in one thin line. */
  readonly drawn: 'embossed' | 'line';
  readonly metals: Readonly<Record<Material, Metal>>;
  /** Seven stops from the upper left to the lower right of a panel, with a hard edge in the middle. */
  readonly foil: Stops<7>;
  readonly brushLit: string;
  readonly brushDark: string;
  readonly stamp: readonly [lit: string, dark: string];
  /** The torn edge: towards the light and away from it. #rrggbb */
  readonly torn: readonly [string, string];
  /** The band of light on the foil. #rrggbb */
  readonly band: string;
  /** How much the foil's hue shifts with the angle, 0 to 1. */
  readonly holo: number;
  readonly crumb: Stops<4>;
}

const METALS: Readonly<Record<Material, Metal>> = {
  gold: { face: ['#FFFBE0', '#FFE38A', '#F2B233', '#B86E12', '#FFD873'], depth: '#4A2003' },
  ice: { face: ['#FFFFFF', '#D6F7FF', '#7FD8F2', '#2A7FB5', '#C9F4FF'], depth: '#06304F' },
  coral: { face: ['#FFFBEA', '#FFD59A', '#FF8A3D', '#B53512', '#FFC07A'], depth: '#451002' },
  rose: { face: ['#FFF1EC', '#FFC2B0', '#F0806F', '#A23450', '#FFB59E'], depth: '#3F0A24' },
  jade: { face: ['#F0FFE9', '#A8F5B8', '#33C77F', '#0C6B52', '#8DF0B0'], depth: '#022E26' },
  amethyst: { face: ['#FFF3FF', '#E6B4FF', '#A24BF0', '#4A1296', '#D998FF'], depth: '#1A0440' },
};

const BLACK_GOLD: Palette = {
  shelf: ['#0A0604', '#1C110A', '#2A1A0D'],
  board: ['#8A6228', '#2A1A0A'],
  glass: 'rgba(255,214,140,.16)',
  lid: '#7A1226',
  sweets: [
    ['#E9BE5F', '#A3122B', '#FFF1C4'],
    ['#C8922F', '#FFE0A0'],
    ['#A3122B', '#E9BE5F', '#5A0A18'],
    ['#FFE7A8', '#B3741C'],
    ['#7A1226', '#E9BE5F'],
    ['#E9BE5F', '#8F5F1C', '#FFF1C4'],
  ],
  haze: ['rgba(6,4,3,.94)', 'rgba(10,6,3,.62)', 'rgba(10,6,3,.1)'],
  counter: ['#3A2416', '#22140B', '#150C06', '#080402'],
  counterEdge: 'rgba(255,214,140,.7)',
  grain: '0,0,0',
  grainLit: '220,160,80',
  sun: ['255,190,96', 0.34],
  shade: '0,0,0',
  paper: ['#3B2E22', '#1F1712', '#120D0A', '#0A0706', '#050403'],
  paperEdge: 'rgba(240,206,128,.92)',
  frame: ['#E9BE5F', 'rgba(90,56,12,.8)'],
  guilloche: ['rgba(233,190,95,.26)', 'rgba(255,236,190,.12)', 'rgba(163,18,43,.42)'],
  rays: '233,190,95',
  plate: ['rgba(70,8,22,.62)', 'rgba(233,190,95,.42)'],
  title: {
    font: '800 $px "Playfair Display", Georgia, serif',
    sizePx: 35,
    upper: false,
    outline: '#1A0D03',
    edge: '#5C3A0C',
    fill: ['#FFFBE4', '#FFE08A', '#DBA23A', '#FFEDB4', '#B9791E'],
  },
  well: ['#FFFCF2', '#F6E9CC', '#DEC391'],
  wellWarm: ['#FFFFFF', '#FFF3C0', '#FFDA7E', '#F5A92E'],
  wellHatch: 'rgba(150,96,20,.16)',
  wellShade: '60,30,0',
  label: { font: '800 $px "Plus Jakarta Sans", sans-serif', ink: '#3A1D04' },
  drawn: 'embossed',
  metals: METALS,
  foil: ['#FFF6D2', '#F0CC78', '#B4842E', '#7C541A', '#FFE9AC', '#C4923A', '#EBCB82'],
  brushLit: '255,248,220',
  brushDark: '74,44,8',
  stamp: ['rgba(255,247,214,.62)', 'rgba(84,50,8,.56)'],
  torn: ['#FFF8DC', '#5A3A10'],
  band: '#FFF6D8',
  holo: 0,
  crumb: ['#FFF8E0', '#E3BC66', '#86601F', '#FBE6B0'],
  metal: ['#FFF1C4', '#E9BE5F'],
  dust: '#E8C79A',
  confetti: ['#FFE7A8', '#E9BE5F', '#C8922F', '#E0364A', '#A3122B', '#FFF6E0', '#FFB84A'],
  coin: ['#FFF0B4', '#FFCB4E', '#DC8F22', '#FFD873', '#9C5A12'],
  coinInk: '#7E4208',
  night: '#080503',
};

const SARI_SARI: Palette = {
  ...BLACK_GOLD,
  shelf: ['#7A3A16', '#A5581F', '#C9752C'],
  board: ['#E6A25A', '#8A4A1C'],
  glass: 'rgba(255,250,235,.3)',
  lid: '#D62A3C',
  sweets: [
    ['#FF5FA0', '#FFC52B', '#FFFFFF'],
    ['#43C6FF', '#FFFFFF', '#FFD84A'],
    ['#7AE07A', '#FFE48A'],
    ['#FF8A3D', '#FFC52B'],
    ['#C98AFF', '#FFFFFF', '#FF8AC4'],
    ['#FF5A5A', '#FFE9B0'],
  ],
  haze: ['rgba(70,14,20,.86)', 'rgba(90,26,14,.42)', 'rgba(90,26,14,0)'],
  counter: ['#F0B46C', '#D48C42', '#B66B2A', '#7A3F16'],
  counterEdge: 'rgba(255,238,200,.8)',
  grain: '92,38,8',
  grainLit: '255,224,170',
  sun: ['255,250,220', 0.5],
  shade: '50,14,0',
  paper: ['#FF9ACB', '#FF4F9E', '#EE2A84', '#B80E62', '#8C0A52'],
  paperEdge: 'rgba(255,255,255,.9)',
  frame: ['#FFD84A', 'rgba(120,0,60,.5)'],
  guilloche: ['rgba(255,232,120,.2)', 'rgba(255,255,255,.15)', 'rgba(120,0,70,.2)'],
  rays: '255,240,150',
  plate: ['rgba(90,0,52,.55)', 'rgba(255,255,255,.35)'],
  title: {
    font: '800 $px "Baloo 2", "Plus Jakarta Sans", sans-serif',
    sizePx: 37,
    upper: false,
    outline: '#6A0840',
    edge: '#FFFFFF',
    fill: ['#FFFDE0', '#FFE25A', '#FFB21E', '#FFE98A', '#FF9A00'],
  },
  well: ['#FFFFFF', '#FFF9EC', '#F2DDBF'],
  wellWarm: ['#FFFFFF', '#FFF6D0', '#FFE79A', '#FFC74A'],
  wellHatch: 'rgba(200,120,40,.13)',
  wellShade: '120,40,0',
  label: { font: '800 $px "Baloo 2", "Plus Jakarta Sans", sans-serif', ink: '#5A1206' },
  foil: ['#FDFEFF', '#C9D2DD', '#8794A6', '#66748A', '#EDF2F7', '#A5B1C0', '#DDE4EC'],
  brushLit: '255,255,255',
  brushDark: '60,72,92',
  stamp: ['rgba(255,255,255,.55)', 'rgba(70,84,106,.5)'],
  torn: ['#FFFFFF', '#4D5A70'],
  band: '#FFFFFF',
  crumb: ['#FFFFFF', '#B9C4D2', '#6D7B91', '#E6ECF3'],
  confetti: ['#FF4F9E', '#FFC52B', '#43C6FF', '#7AE07A', '#FF8A3D', '#FFFFFF', '#C98AFF'],
  night: '#320800',
};

const NEON: Palette = {
  ...SARI_SARI,
  shelf: ['#0D0628', '#1C0F4A', '#2B1666'],
  board: ['#7A4DFF', '#140A36'],
  glass: 'rgba(150,220,255,.18)',
  lid: '#FF3DA5',
  sweets: [
    ['#FF3DA5', '#2BE3FF', '#FFFFFF'],
    ['#7A4DFF', '#FF8AD8'],
    ['#2BE3FF', '#B6FF5C'],
    ['#FFD24D', '#FF3DA5'],
    ['#2BE3FF', '#7A4DFF'],
    ['#FF8AD8', '#FFFFFF'],
  ],
  haze: ['rgba(10,5,34,.92)', 'rgba(16,8,50,.5)', 'rgba(16,8,50,.05)'],
  counter: ['#33207A', '#1E1252', '#120A36', '#080420'],
  counterEdge: 'rgba(43,227,255,.85)',
  grain: '4,2,20',
  grainLit: '150,120,255',
  sun: ['180,120,255', 0.34],
  shade: '4,0,22',
  paper: ['#6A3BE0', '#3F1FA6', '#2A1380', '#1A0A5A', '#10063C'],
  paperEdge: 'rgba(160,240,255,.95)',
  frame: ['#2BE3FF', 'rgba(255,61,165,.6)'],
  guilloche: ['rgba(43,227,255,.26)', 'rgba(255,255,255,.14)', 'rgba(255,61,165,.3)'],
  rays: '255,120,220',
  plate: ['rgba(8,3,36,.66)', 'rgba(43,227,255,.5)'],
  title: {
    font: 'italic 900 $px "Exo 2", "Plus Jakarta Sans", sans-serif',
    sizePx: 32,
    upper: true,
    outline: '#16063E',
    edge: '#FF3DA5',
    fill: ['#FFFFFF', '#C8F7FF', '#2BE3FF', '#E8FCFF', '#7A8CFF'],
  },
  well: ['#FFFFFF', '#E9E4FF', '#BCB0EE'],
  wellWarm: ['#FFFFFF', '#FFF0C8', '#FFD27A', '#FF8AC0'],
  wellHatch: 'rgba(90,60,200,.14)',
  wellShade: '30,8,90',
  label: { font: '900 $px "Exo 2", "Plus Jakarta Sans", sans-serif', ink: '#22105E' },
  foil: ['#FFFFFF', '#D9DCF4', '#A8AEDA', '#7C84BC', '#F4F2FF', '#B8BEE4', '#E4E6FA'],
  brushDark: '52,48,120',
  stamp: ['rgba(255,255,255,.6)', 'rgba(70,64,150,.5)'],
  torn: ['#FFFFFF', '#40397E'],
  holo: 0.62,
  crumb: ['#FFFFFF', '#C6D2FF', '#7A74C8', '#FFD8F6'],
  confetti: ['#FF3DA5', '#2BE3FF', '#7A4DFF', '#FFD24D', '#FFFFFF', '#B6FF5C', '#FF8AD8'],
  night: '#080420',
};

const SEA_METALS = Object.fromEntries(
  Object.entries({
    gold: '#B5761A',
    ice: '#2A7FB5',
    coral: '#D0562A',
    rose: '#C04A6A',
    jade: '#0B7A5E',
    amethyst: '#6A45B8',
  }).map(([name, ink]) => [name, { face: [ink, ink, ink, ink, ink], depth: ink }]),
) as unknown as Readonly<Record<Material, Metal>>;

const SEA: Palette = {
  ...SARI_SARI,
  shelf: ['#CFE4DE', '#DDEEE9', '#EAF5F2'],
  board: ['#FFFFFF', '#A9C8BF'],
  glass: 'rgba(255,255,255,.55)',
  lid: '#2F9A86',
  sweets: [
    ['#9ED8CB', '#FFFFFF'],
    ['#FFC9B0', '#FFFFFF'],
    ['#BFE3F2', '#FFFFFF'],
    ['#FFE3A6', '#FFFFFF'],
    ['#9ED8CB', '#FFE3A6'],
    ['#D8CDEF', '#FFFFFF'],
  ],
  haze: ['rgba(228,242,238,.8)', 'rgba(228,242,238,.4)', 'rgba(228,242,238,0)'],
  counter: ['#F2E7D4', '#E8D9BF', '#DDC9A8', '#CDB68E'],
  counterEdge: 'rgba(255,255,255,.95)',
  grain: '150,116,70',
  grainLit: '255,250,238',
  sun: ['255,255,246', 0.6],
  shade: '70,60,36',
  paper: ['#FFFFFF', '#FEFFFE', '#F8FCFA', '#F0F7F4', '#E6F1ED'],
  paperEdge: 'rgba(255,255,255,1)',
  frame: ['#0B7A68', 'rgba(11,122,104,.14)'],
  guilloche: ['rgba(11,122,104,.16)', 'rgba(11,122,104,.08)', 'rgba(42,127,181,.12)'],
  rays: '60,170,150',
  plate: ['rgba(11,122,104,.1)', 'rgba(11,122,104,.3)'],
  title: {
    font: '800 $px "Manrope", "Plus Jakarta Sans", sans-serif',
    sizePx: 31,
    upper: false,
    outline: '#FFFFFF',
    edge: '#FFFFFF',
    fill: ['#0E8A76', '#0B7A68', '#0B6B5B', '#0B7A68', '#085A4C'],
  },
  well: ['#FFFFFF', '#FFFFFF', '#F2F8F6'],
  wellWarm: ['#FFFFFF', '#F4FFF6', '#D6F5E2', '#9FE0C4'],
  wellHatch: 'rgba(11,122,104,.05)',
  wellShade: '11,90,76',
  label: { font: '800 $px "Manrope", "Plus Jakarta Sans", sans-serif', ink: '#10241F' },
  drawn: 'line',
  metals: SEA_METALS,
  foil: ['#E9FBF6', '#A8DDD0', '#6FBBAA', '#4C9C8B', '#DDF6EF', '#86CABB', '#C4EBE1'],
  brushDark: '16,88,76',
  stamp: ['rgba(255,255,255,.6)', 'rgba(20,96,82,.42)'],
  torn: ['#FFFFFF', '#2F7A6B'],
  crumb: ['#F4FFFB', '#A8DDD0', '#4C9C8B', '#DDF6EF'],
  metal: ['#FFFFFF', '#FFD98A'],
  confetti: ['#0B7A68', '#9ED8CB', '#FFC9B0', '#FFE3A6', '#BFE3F2', '#FFFFFF', '#2F9A86'],
  night: '#3A4A44',
};

export const paletteFor = bySkin<Palette>({
  bg24: BLACK_GOLD,
  v2: SARI_SARI,
  v3: NEON,
  v4: SEA,
});
