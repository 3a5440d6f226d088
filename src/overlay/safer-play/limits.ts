import type { SaferPlay } from '../../../contract/account/saferPlayState';
import { type Centavos, parsePesos } from '../../../games/kit/rules/money';
import type { StringKey } from '../../i18n/stringKeys';

export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'session'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

const DAYS = ['day', 'week', 'month'] as const;
/** The periods of each kind of limit; `bet` is a single stake. */
export const PERIODS = {
  deposit: DAYS,
  loss: DAYS,
  stake: ['bet', ...DAYS],
  session: DAYS,
} as const satisfies Readonly<Record<LimitKind, readonly LimitPeriod[]>>;
export type LimitPeriod = 'bet' | 'day' | 'week' | 'month';

/** The string key of a limit's name. A limit of each bet is one of stakes. */
export const limitKey = (kind: LimitKind, period: LimitPeriod): StringKey =>
  period === 'bet' ? 'safer.limit_stake_bet' : `safer.limit_${kind}_${period}`;

/** One current limit, in centavos or in minutes of sessions. Null is no limit. */
export interface Limit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly most: bigint | null;
  readonly used: bigint;
  readonly pending: { readonly most: bigint | null; readonly from: string } | null;
}

/** All current and pending limits, by kind and shortest period first. */
export function limitsOf({ limits, sessionLimits }: SaferPlay): readonly Limit[] {
  const all: Limit[] = [
    ...limits,
    ...sessionLimits.map(({ period, mostMinutes, usedMinutes, pending }) => ({
      kind: 'session' as const,
      period,
      most: bigOf(mostMinutes),
      used: BigInt(usedMinutes),
      pending: pending === null ? null : { most: bigOf(pending.mostMinutes), from: pending.from },
    })),
  ];
  return LIMIT_KINDS.flatMap((kind) =>
    PERIODS[kind].flatMap(
      (period) => all.find((limit) => limit.kind === kind && limit.period === period) ?? [],
    ),
  );
}

/** Minutes per unit of the field: a day's limit is in minutes, longer periods in hours. */
export const minutesIn = (period: LimitPeriod): number => (period === 'day' ? 1 : 60);

/** The minutes of a month; a larger limit would have no effect. */
const MINUTES_MAX = 44_640;

/** Parses the input as centavos or minutes; null if it is not a valid limit. */
export function readMost(kind: LimitKind, period: LimitPeriod, typed: string): bigint | null {
  const plain = typed.replace(/[\s,₱]/g, '').replace(/\.$/, '');
  if (kind !== 'session') return parsePesos(plain);
  if (!/^[0-9]{1,5}$/.test(plain)) return null;
  const minutes = Number(plain) * minutesIn(period);
  return minutes <= MINUTES_MAX ? BigInt(minutes) : null;
}

/** When a change takes effect: a lower limit at once, a higher one after a day. `same`: nothing would change. */
export function effectOf(limit: Limit | null, requested: bigint | null): 'atOnce' | 'later' | 'same' {
  const most = limit?.most ?? null;
  if (requested === most) return limit?.pending == null ? 'same' : 'atOnce';
  return most !== null && (requested === null || requested > most) ? 'later' : 'atOnce';
}

/** The used share of a limit, 0 to 1. */
export const usedShare = ({ used, most }: Limit): number =>
  most === null || most === 0n ? (most === null ? 0 : 1) : Math.min(1, Number(used) / Number(most));

/** The amount of a money limit. */
export const centavosOf = (most: bigint): Centavos => most as Centavos;

const bigOf = (minutes: number | null): bigint | null => (minutes === null ? null : BigInt(minutes));
