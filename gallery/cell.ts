import type { QualityTier, Tuning } from '../games/kit/scene/scene';
import type { SkinName } from '../games/kit/skin';
import { USUAL_BETS } from './usualBets';

/** What is shown of the tuning: the filed values, the changed ones, or both beside each other. */
export type Compared = 'filed' | 'both' | 'changed';

/** A range of time in ms. */
export interface Range {
  readonly fromMs: number;
  readonly toMs: number;
}

/** What can be looked into below the tuning. */
export type Inside = 'particles' | 'atlas' | 'sound';

/**
 * One cell of the gallery, as in its address: `#/{game}/{moment}?skin=&lang=&w=&h=&seed=&t=&still=1`; for a searched
 * round, `#/{game}/forced?bet=&want=&seed=&from=…`. Everything that the picture depends on is part of it.
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
  /** Header and board, and the result over the scene. Without both, the scene alone fills the cell. */
  readonly board: boolean;
  readonly result: boolean;
  /** The tuning values that differ from the file. */
  readonly tuning: Tuning;
  readonly compared: Compared;
  /** Where the two are divided, as a share of the width. */
  readonly divide: number;
  /** The same cell in every skin beside it. */
  readonly allSkins: boolean;
  /** The part that is played again and again; null is all of it. */
  readonly loop: Range | null;
  /** Earlier and later pictures shine through, this many ms apart; 0 shows none. */
  readonly onionMs: number;
  readonly inside: Inside | null;
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
  { name: 'Desktop', width: 1280, height: 800 },
] as const;

/** ms between two pictures of the onion skin. */
export const ONION_MS = [20, 40, 80, 160] as const;
const COMPARED: readonly Compared[] = ['filed', 'both', 'changed'];
const INSIDES: readonly Inside[] = ['particles', 'atlas', 'sound'];

const SIZE_MAX = 4096;
const TIME_MAX_MS = 3_600_000;

/** Reads a location's hash; null without a known game. Invalid values fall back to their defaults. */
export function readCell(hash: string): Cell | null {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [game, moment] = path.split('/').map(decodeURIComponent);
  if (game === undefined || game === '') return null;
  const values = new URLSearchParams(query);
  const still = values.get('still') === '1';
  return {
    game,
    moment: moment === undefined || moment === '' ? null : moment,
    skin: oneOf(SKIN_NAMES, values.get('skin')) ?? 'bg24',
    language: oneOf(LANGUAGES, values.get('lang')) ?? 'enPH',
    width: numberIn(values.get('w'), 1, SIZE_MAX) ?? SCREENS[0].width,
    height: numberIn(values.get('h'), 1, SIZE_MAX) ?? SCREENS[0].height,
    seed: numberIn(values.get('seed'), 0, 2 ** 32 - 1) ?? 1,
    tMs: numberIn(values.get('t'), 0, TIME_MAX_MS),
    still,
    tier: oneOf(TIER_NAMES, values.get('tier')) ?? 'mid',
    reducedMotion: values.get('reducedMotion') === '1',
    bet: values.get('bet') ?? (moment === FORCED ? (USUAL_BETS[game] ?? null) : null),
    want: values.get('want') ?? (moment === FORCED ? 'small' : null),
    from: numberIn(values.get('from'), 0, 2 ** 31) ?? 0,
    // A still picture is that of the scene unless its address asks for more.
    board: flag(values.get('board')) ?? !still,
    result: flag(values.get('result')) ?? !still,
    tuning: readTuning(values.get('tune')),
    compared: oneOf(COMPARED, values.get('compare')) ?? 'changed',
    divide: numberIn(values.get('divide'), 0, 1) ?? 0.5,
    allSkins: values.get('skins') === '1',
    loop: readRange(values.get('loop')),
    onionMs: ONION_MS.find((ms) => String(ms) === values.get('onion')) ?? 0,
    inside: oneOf(INSIDES, values.get('inside')),
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
  values.set('board', cell.board ? '1' : '0');
  values.set('result', cell.result ? '1' : '0');
  if (Object.keys(cell.tuning).length > 0) values.set('tune', tuningText(cell.tuning));
  if (cell.compared !== 'changed') values.set('compare', cell.compared);
  if (cell.divide !== 0.5) values.set('divide', cell.divide.toFixed(3));
  if (cell.allSkins) values.set('skins', '1');
  if (cell.loop !== null) values.set('loop', `${Math.round(cell.loop.fromMs)}-${Math.round(cell.loop.toMs)}`);
  if (cell.onionMs > 0) values.set('onion', String(cell.onionMs));
  if (cell.inside !== null) values.set('inside', cell.inside);
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

const flag = (text: string | null): boolean | null => (text === '1' ? true : text === '0' ? false : null);

/** `1200-2300`, in ms; null unless the end is after the start. */
function readRange(text: string | null): Range | null {
  const [from, to, more] = (text ?? '').split('-');
  const fromMs = numberIn(from ?? null, 0, TIME_MAX_MS);
  const toMs = numberIn(to ?? null, 0, TIME_MAX_MS);
  return fromMs === null || toMs === null || more !== undefined || toMs <= fromMs ? null : { fromMs, toMs };
}

/** `hopPx:8,glowColor:#FFD98A`: the names and values of tuning. */
const tuningText = (tuning: Tuning): string =>
  Object.entries(tuning)
    .map(([name, value]) => `${name}:${value}`)
    .join(',');

function readTuning(text: string | null): Tuning {
  const found = [...(text ?? '').matchAll(/(?:^|,)(\w+):([^,]+)/g)];
  return Object.fromEntries(
    found.map(([, name = '', value = '']) => [name, numberIn(value, -1e9, 1e9) ?? value] as const),
  );
}
