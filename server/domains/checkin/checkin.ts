import type { ReplyOf } from '../../../contract/call';
import { type CheckinStep, checkinCalls } from '../../../contract/rewards/checkin';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { successText } from '../../http/reply';
import { lockPlayers } from '../../ledger/accounts';
import { balances } from '../../ledger/balances';
import type { Intent } from '../../ledger/once';
import { endOf, manilaDate } from '../../manilaDay';
import { claim, payOnce } from '../rewards/claim';
import { givePoints } from '../rewards/points';
import { restDaysOf } from '../rewards/restDays';
import { restReason } from '../rewards/restReason';
import { tablesAt, type WithTables } from '../rewards/tables';
import { type Ladder, type LastCheckin, ladderOn, STEP_POINTS, STEPS } from './ladder';

/** The points of the steps at a time. */
const stepPoints = (settings: WithTables, time: Date): readonly number[] =>
  tablesAt(settings, time)?.checkin ?? STEP_POINTS;

/** The seven steps, what can be signed today, and why nothing can while rewards rest. */
export function checkinPage(
  { db, clock, settings }: Pick<Context, 'db' | 'clock' | 'settings'>,
  uid: number,
): Promise<ReplyOf<typeof checkinCalls.page>> {
  return db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    const now = clock.now();
    const today = manilaDate(now);
    const ladder = await ladderOf(transaction, uid, today);
    const resting = await restReason(transaction, uid, now);
    const { missedAfter } = ladder;
    const points = stepPoints(settings.active, now);
    return {
      list: stepsOf(points, ladder.signed, 'UNSIGNED', resting === null ? ladder.next : null),
      previous: missedAfter === null ? null : stepsOf(points, missedAfter, 'MISSED', null),
      resting,
      dayEnds: endOf(today).toISOString(),
    };
  });
}

/**
 * Signs the next step and credits its points, with the last one a spin ticket as well. Refuses "alreadyClaimed" when
 * today's is signed, and what `claim` refuses.
 */
export function signIn(context: Context, intent: Omit<Intent, 'call'>): Promise<string> {
  const { uid } = intent;
  return claim(context, { ...intent, call: checkinCalls.signIn.path }, 'points', async (transaction, now) => {
    const day = manilaDate(now);
    const { next: step } = await ladderOf(transaction, uid, day);
    const points = step === null ? undefined : stepPoints(context.settings.active, now)[step - 1];
    if (step === null || points === undefined) throw refuse('alreadyClaimed');
    const { isNew } = await givePoints(transaction, { uid, kind: 'CHECKIN', id: day, points, now });
    if (!isNew) throw refuse('alreadyClaimed');
    await transaction.query({
      name: 'checkins-add',
      text: 'INSERT INTO checkins (uid, day, step, signed_at) VALUES ($1, $2::date, $3, $4)',
      values: [uid, day, step, now],
    });
    const spinTickets = ticketsOf(step);
    if (spinTickets > 0) {
      const legs = [{ from: 'spinTicketsIssued', to: 'spinTickets', amount: BigInt(spinTickets) }] as const;
      await payOnce(transaction, { uid, kind: 'ticket', reference: `checkin:${day}`, legs, now });
    }
    const left = await balances(transaction, uid);
    return successText(checkinCalls.signIn, { step, gained: points, spinTickets, points: left.points });
  });
}

const ticketsOf = (step: number): number => (step === STEPS ? 1 : 0);

/** The caller has locked the player. */
async function ladderOf(transaction: Queryable, uid: number, today: string): Promise<Ladder> {
  const [last] = await transaction.query<LastCheckin>({
    name: 'checkins-last',
    text: `
      SELECT to_char(day, 'YYYY-MM-DD') AS day, step FROM checkins WHERE uid = $1 ORDER BY checkins.day DESC LIMIT 1`,
    values: [uid],
  });
  const restDays = last === undefined ? [] : await restDaysOf(transaction, uid, last.day);
  return ladderOn(last ?? null, today, restDays);
}

const stepsOf = (
  pointsOfSteps: readonly number[],
  signed: number,
  others: 'UNSIGNED' | 'MISSED',
  next: number | null,
): CheckinStep[] =>
  pointsOfSteps.map((points, index) => {
    const step = index + 1;
    return {
      step,
      points,
      spinTickets: ticketsOf(step),
      isCanSign: step === next,
      signState: step <= signed ? 'SIGNED' : others,
    };
  });
