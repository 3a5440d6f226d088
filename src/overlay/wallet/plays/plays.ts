import type { BodyOf } from '../../../../contract/call';
import type { PlayRecord, recordCalls } from '../../../../contract/wallet/records';
import { dayStart } from '../records';

type PlaysBody = BodyOf<(typeof recordCalls)['plays']>;

/** The provider filter and the period; the days include today. */
export const WHOSE = ['all', 'own', 'provider'] as const;
export const RANGES = { day: 1, week: 7, month: 30, ever: null } as const;

export type Whose = (typeof WHOSE)[number];
export type Range = keyof typeof RANGES;

export interface PlayFilter {
  readonly whose: Whose;
  readonly range: Range;
  /** A single game, by provider_gameId. */
  readonly game: string | null;
}

const isWhose = (text: string | null): text is Whose => WHOSE.some((one) => one === text);
const isRange = (text: string | null): text is Range => text !== null && Object.hasOwn(RANGES, text);

/** Parses the filter in an address; invalid values are ignored. */
export function filterOf(query: URLSearchParams): PlayFilter {
  const [whose, range, game] = [query.get('whose'), query.get('since'), query.get('game')];
  return {
    whose: isWhose(whose) ? whose : 'all',
    range: isRange(range) ? range : 'week',
    game: game !== null && /^[A-Z0-9]{2,16}_[A-Za-z0-9_-]{1,48}$/.test(game) ? game : null,
  };
}

/** The request body of a filter at a moment, without the page. */
export function playsBody(
  filter: PlayFilter,
  nowMs: number,
): Omit<PlaysBody, 'pageNum' | 'pageSize' | 'cursor'> {
  const { whose, range, game } = filter;
  const days = RANGES[range];
  const at = game?.indexOf('_') ?? -1;
  return {
    whose,
    ...(game !== null && { game: { gameProvider: game.slice(0, at), gameId: game.slice(at + 1) } }),
    ...(days !== null && { from: dayStart(nowMs, days - 1) }),
  };
}

/** Round numbers are unique only within a provider. */
export const idOf = ({ gameProvider, roundId }: PlayRecord): string => `${gameProvider}_${roundId}`;

const SHOWN_WHOLE_MAX = 12;
const SHOWN_ENDS = 4;

/** A round number shortened for a list: the two ends of a long number are enough to distinguish it. */
export const shownId = (roundId: string): string =>
  roundId.length <= SHOWN_WHOLE_MAX
    ? roundId
    : `${roundId.slice(0, SHOWN_ENDS)}…${roundId.slice(-SHOWN_ENDS)}`;

export const gameKeyOf = ({ gameProvider, gameId }: PlayRecord): string => `${gameProvider}_${gameId}`;
