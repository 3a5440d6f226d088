import type { WithdrawalTerms, withdrawalBars } from '../../../contract/wallet/withdrawals';
import type { Centavos } from '../../../games/kit/rules/money';
import type { Config } from '../../config';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { balances } from '../../ledger/balances';
import { bonusTurnoverLeft } from '../../ledger/bonusGrants';
import { vipStandingOf } from '../players/vipSums';
import { type WithdrawalFacts, withdrawalFacts } from '../players/withdrawalFacts';
import { tierOf } from '../vip/privileges';
import { isOpenAt, startOfDay, timeText } from './hours';

/** What keeps a player from a withdrawal. */
export type Bar = (typeof withdrawalBars)[number];

/** All that decides whether a player may ask for a withdrawal now, other than the amount. */
export interface Standing {
  readonly facts: WithdrawalFacts;
  /** The player's VIP level, which gives the limits. */
  readonly level: number;
  readonly perDay: number;
  readonly maxCentavos: Centavos;
  readonly leftToday: number;
  readonly bar: Bar | null;
}

/** Refuses "notFound" where there is no such player. */
export async function standingOf(
  settings: Pick<Config, 'withdrawTiers' | 'withdrawHours'>,
  on: Queryable,
  uid: number,
  now: Date,
): Promise<Standing> {
  const facts = await withdrawalFacts(on, uid, now);
  const { level } = await vipStandingOf(on, uid);
  const { perDay, maxCentavos } = tierOf(settings, level);
  const leftToday = Math.max(0, perDay - (await countToday(on, uid, now)));
  return { facts, level, perDay, maxCentavos, leftToday, bar: barOf(settings, facts, leftToday, now) };
}

function barOf(
  { withdrawHours }: Pick<Config, 'withdrawHours'>,
  { isBlocked, isUnderAge, verified, heldUntil }: WithdrawalFacts,
  leftToday: number,
  now: Date,
): Bar | null {
  if (isBlocked) return 'blocked';
  if (isUnderAge) return 'underAge';
  if (verified !== 'VERIFIED') return 'identity';
  if (heldUntil !== null) return 'held';
  if (!isOpenAt(withdrawHours, now)) return 'hours';
  return leftToday === 0 ? 'count' : null;
}

/** Withdrawals that came back do not count: their player may ask again. */
async function countToday(on: Queryable, uid: number, now: Date): Promise<number> {
  const [row] = await on.query<{ count: bigint }>({
    name: 'withdrawals-today',
    text: `
      SELECT count(*) AS count FROM withdrawals
      WHERE uid = $1 AND created_at >= $2 AND state NOT IN ('rejected', 'failed', 'canceled')`,
    values: [uid, startOfDay(now)],
  });
  return Number(row?.count ?? 0);
}

/** Hours, limits, fee and balances as the player sees them before they ask. */
export async function termsOf(context: Context, uid: number): Promise<WithdrawalTerms> {
  const { settings, db, clock } = context;
  const { active } = settings;
  const now = clock.now();
  const [standing, money, turnover] = await Promise.all([
    standingOf(active, db, uid, now),
    balances(db, uid),
    bonusTurnoverLeft(db, uid),
  ]);
  const { facts, perDay, maxCentavos, leftToday, bar } = standing;
  return {
    startTime: timeText(active.withdrawHours.startMinutes),
    endTime: timeText(active.withdrawHours.endMinutes),
    now: now.toISOString(),
    min: active.withdrawMinCentavos,
    max: maxCentavos,
    fee: active.withdrawFeeCentavos,
    perDay,
    leftToday,
    heldUntil: facts.heldUntil?.toISOString() ?? null,
    verified: facts.verified,
    available: money.cashCentavos,
    bonus: money.bonusCentavos,
    bonusTurnoverLeft: turnover,
    bar,
  };
}
