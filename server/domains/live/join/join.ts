import type { BodyOf } from '../../../../contract/call';
import type { liveCalls } from '../../../../contract/live';
import { sum } from '../../../../games/kit/rules/money';
import { type ParsedBet, parseBet } from '../../../../games/kit/rules/round';
import type { SharedGame } from '../../../../games/kit/rules/shared';
import type { Context } from '../../../context';
import { brokenConstraint, type Queryable, sqlState } from '../../../db/database';
import { exposureMaxOf } from '../../../exposure';
import { STAKE_REFUSED } from '../../../http/errors';
import { Refusal, refuse } from '../../../http/refusal';
import { lockPlayers } from '../../../ledger/accounts';
import { answerOrRefuse, firstAnswer } from '../../../ledger/once';
import { limitRefusal } from '../../play/limits';
import { playRefusal } from '../../play/openGame';
import { requireOpenAccount } from '../../players/age';
import type { TicketTeller } from '../bus/teller';
import { runForBet } from '../inRun';
import type { TableRequest } from '../openSharedGame';
import { enterTable, latestRound } from '../rounds';
import { ownTickets } from '../tickets';
import type { PublicName, PublicNames } from './publicNames';
import type { Seats } from './seats';
import { type Joined, joinStatement, type Place } from './statement';
import type { TableFacts, TableRounds } from './tableRounds';

/** What a process keeps between bets. */
export interface JoinParts {
  readonly rounds: TableRounds;
  readonly names: PublicNames;
  readonly seats: Seats;
  readonly teller: TicketTeller;
}

export interface JoinRequest extends TableRequest {
  readonly sessionId: string;
  readonly body: BodyOf<typeof liveCalls.join>;
}

/** The same after parsing. */
interface Bettor extends JoinRequest {
  readonly bet: ParsedBet;
  /** By `performance.now()`. */
  readonly startedMs: number;
  /** Whether other bets of the player must be read first, under their lock. */
  readonly isLocked: boolean;
}

/** A round opens every few seconds, so more tries than this mean that something else is wrong. */
const TRIES_MAX = 6;

/**
 * Places a bet in the round that takes bets when the call arrived, otherwise in the next one. The stake is
 * taken at once, for the next round too: a queued bet must be covered when its round opens. Returns the
 * envelope as text, the first one for a repeat. A bet takes one round trip to the database, and a share of the one that
 * gives out seats; one of a run, or beside another one that wins together with it, takes more.
 *
 * Refuses "badRequest" (a panel the game does not have, among others), "notFound" (switched off), "gamePaused",
 * "amountOutOfRange", "exposureTooHigh" (alone, or with the bets that win together with it),
 * "seedsMissing" (no client seed known, and none sent), "betsClosed" (the round whose posted card it names has
 * closed), "panelTaken", "runOver", "balanceTooLow", "bonusStakeTooHigh", "birthdayNeeded", "underAge", "loginNeeded",
 * "keyReused" and "busy".
 */
export async function join(context: Context, parts: JoinParts, request: JoinRequest): Promise<string> {
  const { game, intent, body } = request;
  const bet = parseBet(game.rules, body.bet);
  if (bet === null || body.panel >= game.panels) throw refuse('badRequest');
  const { name } = game.rules;
  const limit = playRefusal(context, name) ?? limitRefusal(context, name, bet);
  if (limit !== null) return answerOrRefuse(context.db, intent, limit);

  const startedMs = performance.now();
  let isLocked = body.runId !== undefined;
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const joined = await tryToJoin(context, parts, { ...request, bet, startedMs, isLocked });
    switch (joined.outcome) {
      case 'joined':
      case 'replayed':
        return joined.answer;
      case 'stale':
        break;
      case 'notAlone':
        isLocked = true;
        break;
      default:
        throw refuse(joined.outcome);
    }
  }
  throw refuse('busy');
}

async function tryToJoin(context: Context, parts: JoinParts, bettor: Bettor): Promise<Joined> {
  const { game, intent, startedMs } = bettor;
  const { rounds, names, seats, teller } = parts;
  const { name: table } = game.rules;
  const facts = await rounds.find(table);
  const place = placeOf(bettor, facts);
  if (place instanceof Refusal) {
    // The round that the bet names may have opened since.
    if (facts.readAtMs >= startedMs) return replayed(await answerOrRefuse(context.db, intent, place));
    await rounds.forget(table, facts);
    return { outcome: 'stale' };
  }
  const name = await names.find(intent.uid);
  if (name === null) return replayed(await answerOrRefuse(context.db, intent, refuse('seedsMissing')));
  const seat = await seats.take(table, place.roundNumber);
  const placed = { place, name, seat };
  const joined = await placeBet(context, bettor, placed).catch((error: unknown) => {
    // Nobody knows whether a bet was placed whose answer got lost.
    if (isNotPlaced(error)) seats.giveBack(table, place.roundNumber, seat);
    throw error;
  });
  if (joined === 'seatTaken') return { outcome: 'stale' };
  if (joined.outcome === 'joined') teller.tell(table, place.roundNumber, [joined.ticket]);
  else seats.giveBack(table, place.roundNumber, seat);
  if (joined.outcome !== 'stale') return joined;
  names.forget(intent.uid);
  await rounds.forget(table, facts);
  return joined;
}

const replayed = (answer: string): Joined => ({ outcome: 'replayed', answer });

/** Whether the error says that the database has rolled the bet back. */
const isNotPlaced = (error: unknown): boolean =>
  error instanceof Refusal || sqlState(error) === STAKE_REFUSED;

interface Placed {
  readonly place: Place;
  readonly name: PublicName;
  readonly seat: number;
}

/** The unique index over seats of a partition of live_tickets. */
const SEAT_KEY = /^live_tickets_\w+_seat(_idx)?$/;

/** A seat can be given out twice if the database died in between: the commit that gives it out waits for no disk. */
async function placeBet(context: Context, bettor: Bettor, placed: Placed): Promise<Joined | 'seatTaken'> {
  try {
    return bettor.isLocked
      ? await context.db.transaction((transaction) => placeLocked(context, transaction, bettor, placed))
      : await sendBet(context, context.db, bettor, { ...placed, runId: null });
  } catch (error) {
    if (SEAT_KEY.test(brokenConstraint(error) ?? '')) return 'seatTaken';
    throw error;
  }
}

async function sendBet(
  { config, clock }: Context,
  on: Queryable,
  { game, intent, sessionId, body, bet, isLocked }: Bettor,
  { place, name, seat, runId }: Placed & { readonly runId: bigint | null },
): Promise<Joined> {
  const statement = joinStatement({
    intent,
    sessionId,
    game: game.rules.name,
    panel: body.panel,
    place,
    seat,
    isAlone: !isLocked && game.group(bet.wire) !== null,
    runId,
    name,
    clientSeed: body.clientSeed,
    bet,
    isSalted: config.beacon !== 'none',
    now: clock.now(),
  });
  const [row] = await on.query<Joined>(statement);
  if (row === undefined) throw new Error('a bet had no outcome');
  return row;
}

/** Places a bet after a look at the player's other bets and their run, which are locked. */
async function placeLocked(
  context: Context,
  transaction: Queryable,
  bettor: Bettor,
  placed: Placed,
): Promise<Joined> {
  const { game, intent, body, bet } = bettor;
  const { uid } = intent;
  const { place } = placed;
  await lockPlayers(transaction, [uid]);
  const known = await firstAnswer(transaction, intent);
  if (known !== null) return replayed(known);
  await requireOpenAccount(context, transaction, uid);
  await enterTable(transaction, game.rules.name, 'bettor');
  const latest = await latestRound(transaction, game.rules.name);
  const hasMovedOn =
    (latest?.roundNumber ?? null) !== place.latest || (latest?.openedAtMs ?? null) !== place.openedAtMs;
  if (hasMovedOn || (place.isOpen && latest?.state !== 'betting')) return { outcome: 'stale' };
  const { panel, runId } = body;
  const run = runId === undefined ? null : await runForBet(transaction, { uid, game, panel, runId, bet });
  await requireSumInLimit(transaction, context, { uid, game, panel, roundNumber: place.roundNumber, bet });
  return sendBet(context, transaction, bettor, { ...placed, runId: run });
}

interface AddedBet {
  readonly uid: number;
  readonly game: SharedGame;
  readonly panel: number;
  readonly roundNumber: number;
  readonly bet: ParsedBet;
}

/**
 * The limit of the largest payout holds for all of a player's bets that win together. The player is locked, so that
 * parallel bets are counted one after the other. Refuses "panelTaken" and "exposureTooHigh".
 */
async function requireSumInLimit(
  transaction: Queryable,
  { config }: Pick<Context, 'config'>,
  { uid, game, panel, roundNumber, bet }: AddedBet,
): Promise<void> {
  const group = game.group(bet.wire);
  if (group === null) return;
  const { name } = game.rules;
  const later = await ownTickets(transaction, { uids: [uid], game: name, fromRound: roundNumber });
  const own = later.filter((ticket) => ticket.roundNumber === roundNumber);
  if (own.some((ticket) => ticket.panel === panel)) throw refuse('panelTaken');
  const together = own.flatMap((ticket) => {
    const placed = parseBet(game.rules, ticket.bet);
    return placed !== null && game.group(placed.wire) === group ? [placed.maxPayoutCentavos] : [];
  });
  if (sum([bet.maxPayoutCentavos, ...together]) > exposureMaxOf(config, name))
    throw refuse('exposureTooHigh');
}

/** The round that a bet goes to as the table was read, or why it cannot be placed. */
function placeOf(
  { game, bet, arrivedAtMs, pace }: Pick<Bettor, 'game' | 'bet' | 'arrivedAtMs' | 'pace'>,
  { latest, next }: TableFacts,
): Place | Refusal {
  const isOpen = latest?.state === 'betting' && arrivedAtMs < latest.openedAtMs + game.bettingMs / pace;
  // A bet that names a round's posted card cannot go to another round.
  if (!game.accepts(bet.wire, isOpen ? latest.card : null)) {
    return refuse(game.preDraw === null ? 'badRequest' : 'betsClosed');
  }
  return {
    latest: latest?.roundNumber ?? null,
    openedAtMs: latest?.openedAtMs ?? null,
    isOpen,
    roundNumber: isOpen ? latest.roundNumber : next,
  };
}
