import type { QualityTier } from '../games/kit/scene/scene';
import type { SkinName } from '../games/kit/skin';
import { USUAL_BETS } from './usualBets';

/**
 * One cell of the gallery, as in its address: `#/{game}/{moment}?skin=&lang=&w=&h=&seed=&t=&still=1`; for a searched
 * round, `#/{game}/forced?bet=&want=&seed=&from=…`.
 */
export interface Cell {
  readonly game: string;
  /** Null is the sheet of all moments. */
  readonly moment: string | null;
  readonly skin: SkinName;
  readonly language: string;
  /** CSS px. */
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** Null is the moment's own time. */
  readonly tMs: number | null;
  /** Only the canvas, stopped. */
  readonly still: boolean;
  readonly tier: QualityTier;
  readonly reducedMotion: boolean;
  /** Of a searched round: its bet as JSON, and its tier or a part of its outcome as JSON. */
  readonly bet: string | null;
  readonly want: string | null;
  /** The attempt to begin with, to find another one. */
  readonly from: number;
}

/** In place of a moment's name: a round that is searched for. */
export const FORCED = 'forced';

export const SKIN_NAMES: readonly SkinName[] = ['bg24', 'v2', 'v3', 'v4'];
export const TIER_NAMES: readonly QualityTier[] = ['high', 'mid', 'low'];
/** The product's languages, and what the browser calls them. */
export const LANGUAGE_TAGS: Readonly<Record<string, string>> = {
  enPH: 'en-PH',
  filPH: 'fil-PH',
  ptBR: 'pt-BR',
  esMX: 'es-MX',
  zhCN: 'zh-CN',
  enIN: 'en-IN',
  enMS: 'ms-MY',
  enBI: 'id-ID',
};
export const LANGUAGES: readonly string[] = Object.keys(LANGUAGE_TAGS);

/** CSS px of the screens on which every scene must look right. */
export const SCREENS = [
  { name: 'Phone', width: 375, height: 812 },
  { name: 'Small phone', width: 360, height: 640 },
  { name: 'Tablet', width: 768, height: 1024 },
  { name: 'Desktop', width: 1440, height: 900 },
] as const;

const SIZE_MAX = 4096;

/** Reads a location's hash; null without a known game. Invalid values fall back to their defaults. */
export function readCell(hash: string): Cell | null {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [game, moment] = path.split('/').map(decodeURIComponent);
  if (game === undefined || game === '') return null;
  const values = new URLSearchParams(query);
  return {
    game,
    moment: moment === undefined || moment === '' ? null : moment,
    skin: oneOf(SKIN_NAMES, values.get('skin')) ?? 'bg24',
    language: oneOf(LANGUAGES, values.get('lang')) ?? 'enPH',
    width: numberIn(values.get('w'), 1, SIZE_MAX) ?? SCREENS[0].width,
    height: numberIn(values.get('h'), 1, SIZE_MAX) ?? SCREENS[0].height,
    seed: numberIn(values.get('seed'), 0, 2 ** 32 - 1) ?? 1,
    tMs: numberIn(values.get('t'), 0, 3_600_000),
    still: values.get('still') === '1',
    tier: oneOf(TIER_NAMES, values.get('tier')) ?? 'mid',
    reducedMotion: values.get('reducedMotion') === '1',
    bet: values.get('bet') ?? (moment === FORCED ? (USUAL_BETS[game] ?? null) : null),
    want: values.get('want') ?? (moment === FORCED ? 'small' : null),
    from: numberIn(values.get('from'), 0, 2 ** 31) ?? 0,
  };
}

/** The hash of a cell. Contains everything that a picture depends on, so that a link reproduces it. */
export function cellHash(cell: Cell): string {
  const values = new URLSearchParams({
    skin: cell.skin,
    lang: cell.language,
    w: String(cell.width),
    h: String(cell.height),
    seed: String(cell.seed),
    tier: cell.tier,
  });
  if (cell.tMs !== null) values.set('t', String(Math.round(cell.tMs)));
  if (cell.reducedMotion) values.set('reducedMotion', '1');
  if (cell.still) values.set('still', '1');
  if (cell.bet !== null) values.set('bet', cell.bet);
  if (cell.want !== null) values.set('want', cell.want);
  if (cell.from > 0) values.set('from', String(cell.from));
  const moment = cell.moment === null ? '' : `/${encodeURIComponent(cell.moment)}`;
  return `#/${encodeURIComponent(cell.game)}${moment}?${values}`;
}

const oneOf = <T extends string>(names: readonly T[], text: string | null): T | null =>
  names.find((name) => name === text) ?? null;

function numberIn(text: string | null, min: number, max: number): number | null {
  if (text === null || text === '') return null;
  const value = Number(text);
  return Number.isFinite(value) && value >= min && value <= max ? value : null;
}
