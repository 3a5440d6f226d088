import type { LuckyDraw, LuckyPage } from '../../../contract/rewards/luckyPrize';
import { weekNumber } from '../../../games/kit/fairness/raffle';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { lockPlayers } from '../../ledger/accounts';
import { dayAfter, manilaDate, mondayOf } from '../../manilaDay';
import { isClosedForAge } from '../players/age';
import { countPlay } from '../rewards/countedPlay';
import { barredBy, isResting } from '../safer-play/guard';
import { ownPrizes, prizesOfWeeks, type ShownPrize } from './pay';
import { PRIZE_SHARES, poolOf, prizesOf, TICKET_LOGIN_DAYS, TICKET_STAKES } from './rules';
import { loginDays, ownNumbers, weekStakes } from './tickets';
import { findWeek, type LuckyWeek, listedWeeks, type MoveReason } from './weeks';

const DRAWS_SHOWN = 8;

/** All data of the page; `uid` is null for guests. */
export async function luckyPage(context: Context, uid: number | null): Promise<LuckyPage> {
  const { db, clock } = context;
  const monday = mondayOf(manilaDate(clock.now()));
  const [week, next, draws] = await Promise.all([
    findWeek(db, monday),
    findWeek(db, dayAfter(monday, 7)),
    shownDraws(db, uid),
  ]);
  return {
    stakesNeeded: TICKET_STAKES,
    loginDaysNeeded: TICKET_LOGIN_DAYS,
    poolPerTicket: poolOf(1),
    shares: [...PRIZE_SHARES],
    week:
      week === null
        ? null
        : {
            monday,
            drawAt: week.beaconAt.toISOString(),
            commitment: week.commitment,
            beacon: beaconOf(week),
            own: uid === null ? null : await ownWay(context, uid, monday),
          },
    nextWeek: week === null && next !== null ? next.monday : null,
    draws,
  };
}

/** How far a player is on the way to a ticket; null while rewards are closed to them. */
function ownWay({ db, clock }: Context, uid: number, monday: string) {
  return db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    const now = clock.now();
    const isClosed =
      (await barredBy(transaction, uid, now)) !== null ||
      (await isResting(transaction, uid, now)) ||
      (await isClosedForAge(transaction, uid));
    if (isClosed) return null;
    await countPlay(transaction, uid);
    return {
      stakes: await weekStakes(transaction, uid, monday),
      loginDays: await loginDays(transaction, uid, monday),
    };
  });
}

async function shownDraws(on: Queryable, uid: number | null): Promise<LuckyDraw[]> {
  const weeks = await listedWeeks(on, DRAWS_SHOWN);
  const mondays = weeks.map(({ monday }) => monday);
  const [prizes, numbers, won, moves] = await Promise.all([
    prizesOfWeeks(on, mondays),
    uid === null ? new Map<string, number>() : ownNumbers(on, uid, mondays),
    uid === null ? new Map<string, never>() : ownPrizes(on, uid, mondays),
    lastMoves(on, mondays),
  ]);
  return weeks.map((week) => {
    const { monday } = week;
    const number = numbers.get(monday);
    return {
      ...drawOf(
        week,
        prizes.filter((prize) => prize.monday === monday),
      ),
      moved: moves.get(monday) ?? null,
      own: number === undefined ? null : { number, ...(won.get(monday) ?? { prize: null }) },
    };
  });
}

function drawOf(week: LuckyWeek, prizes: readonly ShownPrize[]): Omit<LuckyDraw, 'own' | 'moved'> {
  const tickets = week.tickets ?? 0;
  return {
    monday: week.monday,
    week: weekNumber(week.monday),
    drawAt: week.beaconAt.toISOString(),
    tickets,
    pool: poolOf(tickets),
    prizes: prizesOf(tickets),
    commitment: week.commitment,
    serverSeed: week.serverSeed,
    listHash: week.listHash ?? '',
    beacon: beaconOf(week),
    winners: prizes.map(({ amount, number, name }) => ({ amount, number, name })),
  };
}

/** The signature is shown with the seed, so that nobody sees a result before it is drawn. */
const beaconOf = ({ network, chainHash, beaconRound, signature, drawnAt }: LuckyWeek) => ({
  network,
  chainHash,
  round: beaconRound,
  signature: drawnAt === null ? null : signature,
});

async function lastMoves(
  on: Queryable,
  mondays: readonly string[],
): Promise<ReadonlyMap<string, MoveReason>> {
  const rows = await on.query<{ monday: string; reason: MoveReason }>({
    name: 'lucky-last-moves',
    text: `
      SELECT DISTINCT ON (monday) to_char(monday, 'YYYY-MM-DD') AS monday, reason FROM lucky_moves
      WHERE monday = ANY ($1::date[]) ORDER BY monday, moved_at DESC`,
    values: [mondays],
  });
  return new Map(rows.map(({ monday, reason }) => [monday, reason]));
}
