import type { SkinName } from './skins';

/** What a white-label brand may set of the theme. Everything else comes from its skin. */
export const BRAND_ROLES = [
  'accent',
  'accentLo',
  'accentContrast',
  'accentText',
  'accent2',
  'accent2Contrast',
] as const;

export type BrandRole = (typeof BRAND_ROLES)[number];

export interface Brand {
  /** Names the folder of its pictures, `public/brand/<id>`. */
  readonly id: string;
  /** A proper name: the same in every language. */
  readonly name: string;
  readonly siteTitle: string;
  /** Its skin. Its colours apply in this skin only. */
  readonly skin: SkinName;
  /** Colours as #RRGGBB. */
  readonly roles: Readonly<Record<BrandRole, string>>;
}

type Colors = readonly [string, string, string, string, string, string];

function brand(id: string, name: string, subtitle: string, skin: SkinName, colors: Colors): Brand {
  const [accent, accentLo, accentContrast, accentText, accent2, accent2Contrast] = colors;
  const roles = { accent, accentLo, accentContrast, accentText, accent2, accent2Contrast };
  return { id, name, siteTitle: `${name}: ${subtitle}`, skin, roles };
}

const HIYAS = ['#E9BE5F', '#C8922F', '#1C1204', '#F0CC7A', '#A3122B', '#FFF3E0'] as const;
const BULAWAN = ['#7FD8A4', '#3FA877', '#04150C', '#94E3B4', '#B8862E', '#1C1204'] as const;
const MARIKIT = ['#F0A6B8', '#D0738C', '#2A0612', '#F6B9C7', '#7A1F45', '#FFEAF1'] as const;
const PISTA = ['#FFB51F', '#FF9A00', '#3A1500', '#A8143F', '#CF1745', '#FFFFFF'] as const;
const SAMPAGA = ['#5CD68A', '#2FB56B', '#04260F', '#0A6B3D', '#C2187A', '#FFFFFF'] as const;
const KIDLAT = ['#FF4FC3', '#FF7A8A', '#22001A', '#FF86D6', '#2BE3FF', '#001B22'] as const;
const ALITAP = ['#B6F23C', '#7FD93A', '#132200', '#C4F55E', '#9B6BFF', '#0B0024'] as const;
const PAROLA = ['#0B6B5B', '#0A5B63', '#FFFFFF', '#0B6354', '#FF8A5C', '#3A1200'] as const;
const PAWIKAN = ['#1D4FA8', '#243C8C', '#FFFFFF', '#1D4AA0', '#F2B84B', '#2A1A00'] as const;

/** Every brand; the first is the default. All names are invented. */
export const BRANDS: readonly [Brand, ...Brand[]] = [
  brand('hiyas', 'Hiyas Noche', 'games after dark', 'bg24', HIYAS),
  brand('bulawan', 'Bulawan Hall', 'laro sa hapon', 'bg24', BULAWAN),
  brand('marikit', 'Marikit Salon', 'soft lights', 'bg24', MARIKIT),
  brand('pista', 'Pista Mango', 'araw-araw piyesta', 'v2', PISTA),
  brand('sampaga', 'Sampaga Fair', 'laro at bulaklak', 'v2', SAMPAGA),
  brand('kidlat', 'Kidlat Arcade', 'play bright', 'v3', KIDLAT),
  brand('alitap', 'Alitap Nights', 'small lights', 'v3', ALITAP),
  brand('parola', 'Parola Bay', 'steady light', 'v4', PAROLA),
  brand('pawikan', 'Pawikan Club', 'take your time', 'v4', PAWIKAN),
];

/** The brand with this id; undefined if there is none. */
export const brandOf = (id: string): Brand | undefined => BRANDS.find((other) => other.id === id);
