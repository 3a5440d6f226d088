import type { Activity, ActivityQuote, ActivityTerms } from '../../../contract/rewards/activities';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { lockPlayers } from '../../ledger/accounts';
import { manilaDate, mondayOf } from '../../manilaDay';
import { requireRewards } from '../rewards/claim';
import { availablePlay } from '../rewards/countedPlay';
import { restReason } from '../rewards/restReason';
import { bonusFor, type Offer, offersAt, playFor, shownOffer, TURNOVER_TIMES, WELCOME } from './offers';

export type Reason = NonNullable<Activity['reason']>;

/** What decides about a player's activities. */
interface Standing {
  /** Whether they asked for the welcome bonus, and it is neither granted nor lost. */
  readonly isPromised: boolean;
  /** Whether an order that is large enough for a first deposit was paid before. */
  readonly hasDeposited: boolean;
  /** The activities they have or wait for; weekly ones of this week. */
  readonly had: readonly string[];
  readonly availablePlay: Centavos;
}

/** The caller has locked the player. */
async function standingOf(transaction: Queryable, uid: number, now: Date): Promise<Standing> {
  const [row] = await transaction.query<Omit<Standing, 'availablePlay'>>({
    name: 'activities-standing',
    text: `
      SELECT p.give_bonus AS "isPromised",
        EXISTS (SELECT FROM deposit_orders o WHERE o.uid = p.uid AND o.status = 'success' AND o.amount_centavos >= $3)
          AS "hasDeposited",
        ARRAY(SELECT g.activity_id FROM activity_grants g
          WHERE g.uid = p.uid AND g.state <> 'void' AND (g.week IS NULL OR g.week = $2::date)) AS had
      FROM players p WHERE p.uid = $1`,
    values: [uid, mondayOf(manilaDate(now)), WELCOME.minCentavos],
  });
  if (row === undefined) throw refuse('notFound');
  return { ...row, availablePlay: await availablePlay(transaction, uid) };
}

/** Why an offer is closed for a deposit of this amount; null where it is open. */
function reasonOf(offer: Offer, standing: Standing, amountCentavos: Centavos): Reason | null {
  const { isPromised, hasDeposited, had } = standing;
  if (had.includes(offer.id)) return offer.isWeekly ? 'weekTaken' : 'taken';
  if (offer.type === 'WELCOME' && !isPromised) return 'notAsked';
  if (!offer.isWeekly && hasDeposited) return 'notFirst';
  return standing.availablePlay < playFor(offer, bonusFor(offer, amountCentavos)) ? 'playNeeded' : null;
}

/**
 * What a player may have, with a reason where they may not. Nothing at all while rewards rest: during a break or an
 * exclusion, and while a limit of their own is reached; nor to an account that is closed for its age.
 */
export function activitiesOf({ db, clock, settings }: Context, uid: number): Promise<Activity[]> {
  const now = clock.now();
  return db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    if (await restsFor(transaction, uid, now)) return [];
    const standing = await standingOf(transaction, uid, now);
    return offersAt(settings.active, now).map((offer) => {
      const reason = reasonOf(offer, standing, offer.minCentavos);
      return { ...shownOffer(offer, settings.active.ownGames), eligible: reason === null, reason };
    });
  });
}

/**
 * What the activities give and ask, for everybody. Refuses "selfExcluded", "onBreak", "rewardsResting" and "underAge" to a
 * player; a guest has no `uid`.
 */
export async function termsFor(
  { db, clock, settings }: Context,
  uid: number | null,
): Promise<ActivityTerms[]> {
  if (uid !== null) {
    await db.transaction(async (transaction) => {
      await lockPlayers(transaction, [uid]);
      await requireRewards({ clock }, transaction, { uid, gift: 'points', now: clock.now() });
    });
  }
  return offersAt(settings.active, clock.now()).map((offer) => shownOffer(offer, settings.active.ownGames));
}

/** What each activity gives for a deposit of this amount. Empty while rewards rest. */
export function quotesFor(
  { db, clock, settings }: Pick<Context, 'db' | 'clock' | 'settings'>,
  uid: number,
  amountCentavos: Centavos,
): Promise<ActivityQuote[]> {
  const now = clock.now();
  return db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    if (await restsFor(transaction, uid, now)) return [];
    const standing = await standingOf(transaction, uid, now);
    return offersAt(settings.active, now).map((offer) => {
      const bonus = bonusFor(offer, amountCentavos);
      const reason = reasonOf(offer, standing, amountCentavos);
      return {
        id: offer.id,
        type: offer.type,
        bonus,
        turnover: centavos(bonus * BigInt(TURNOVER_TIMES)),
        play: playFor(offer, bonus),
        eligible: reason === null,
        reason,
      };
    });
  });
}

/**
 * What a chosen activity gives for a deposit that is being opened. Refuses "activityClosed" for one that the player may
 * not have or choose, and for too small an amount. The caller has locked the player.
 */
export async function requireChosen(
  { settings }: Pick<Context, 'settings'>,
  transaction: Queryable,
  {
    uid,
    activityId,
    amountCentavos,
    now,
  }: {
    readonly uid: number;
    readonly activityId: string;
    readonly amountCentavos: Centavos;
    readonly now: Date;
  },
): Promise<Centavos> {
  const offer = offersAt(settings.active, now).find(({ id }) => id === activityId);
  if (offer === undefined || offer.type === 'WELCOME' || amountCentavos < offer.minCentavos)
    throw refuse('activityClosed');
  if (await restsFor(transaction, uid, now)) throw refuse('activityClosed');
  const standing = await standingOf(transaction, uid, now);
  if (reasonOf(offer, standing, amountCentavos) !== null) throw refuse('activityClosed');
  return bonusFor(offer, amountCentavos);
}

/**
 * Whether nothing is offered: on a break, after an exclusion, while a limit is reached, and below the age. The caller has
 * locked the player.
 */
const restsFor = async (transaction: Queryable, uid: number, now: Date): Promise<boolean> =>
  (await restReason(transaction, uid, now)) !== null;
