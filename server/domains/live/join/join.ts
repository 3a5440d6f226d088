import type { BodyOf } from '../../../contract/call';
import { liveCalls } from '../../../contract/live';
import { turnoverWeightOf } from '../../../games/allGames';
import { sum } from '../../../games/kit/rules/money';
import { type ParsedBet, parseBet } from '../../../games/kit/rules/round';
import type { SharedGame } from '../../../games/kit/rules/shared';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { exposureMaxOf } from '../../exposure';
import { activeClientSeed } from '../../fairness/pairs';
import { refuse } from '../../http/refusal';
import { successText } from '../../http/reply';
import { once } from '../../ledger/once';
import { takeStake } from '../../ledger/wager';
import { playRefusal } from '../play/openGame';
import { requireOpenAccount } from '../players/age';
import { findPlayer } from '../players/players';
import { runForBet } from './inRun';
import { notifyTickets } from './notices';
import type { TableRequest } from './openSharedGame';
import { enterTable, latestRound, numberAfter } from './rounds';
import { shortName } from './shortName';
import { insertTicket, isPanelTaken, nextTicketId, ownTickets, saltsOf, ticketOf } from './tickets';

/**
 * Places a bet in the round that takes bets when the call arrived, otherwise in the next one. The stake is
 * taken at once, for the next round too: a queued bet must be covered when its round opens. Returns the
 * envelope as text, the first one for a repeat. Refuses "badRequest" (a panel the game does not have, among others),
 * "notFound" (switched off), "gamePaused",
 * "amountOutOfRange", "exposureTooHigh" (alone, or with the bets that win together with it),
 * "seedsMissing" (no client seed known, and none sent), "betsClosed" (the round whose posted card it names has
 * closed), "panelTaken", "runOver", "balanceTooLow", "bonusStakeTooHigh", "birthdayNeeded" and "underAge".
 */
export async function join(
  context: Context,
  { game, intent, arrivedAtMs, pace }: TableRequest,
  { panel, bet: wire, clientSeed, runId }: BodyOf<typeof liveCalls.join>,
): Promise<string> {
  const bet = parseBet(game.rules, wire);
  if (bet === null || panel >= game.panels) throw refuse('badRequest');
  const { uid } = intent;
  const { name } = game.rules;
  return once(context, intent, async (transaction) => {
    const refusal = playRefusal(context, name);
    if (refusal !== null) throw refusal;
    requireLimits(context, name, bet);
    await requireOpenAccount(context, transaction, uid);
    const player = await findPlayer(transaction, uid);
    const seed = (await activeClientSeed(transaction, { uid, game: name })) ?? clientSeed;
    if (seed === undefined || player === null) throw refuse('seedsMissing');

    await enterTable(transaction, name, 'bettor');
    const roundNumber = await roundForBet(transaction, game, bet, arrivedAtMs, pace);
    const run = runId === undefined ? null : await runForBet(transaction, { uid, game, panel, runId, bet });
    if (await isPanelTaken(transaction, { uid, game: name, roundNumber, panel })) throw refuse('panelTaken');
    await requireSumInLimit(transaction, context, { uid, game, roundNumber, bet });
    const now = context.clock.now();
    const ticketId = await nextTicketId(transaction);
    const stake = await takeStake(transaction, {
      uid,
      reference: ticketId.toString(),
      stakeCentavos: bet.stakeCentavos,
      turnoverWeight: turnoverWeightOf(name),
      now,
    });
    const ticket = await insertTicket(transaction, ticketId, {
      uid,
      game: name,
      roundNumber,
      panel,
      runId: run,
      name: shortName(player.name),
      clientSeed: seed,
      bet: bet.wire,
      stake: bet.stakeCentavos,
      cashStake: stake.cashStakeCentavos,
      now,
    });
    await notifyTickets(transaction, { game: name, round: roundNumber }, [ticketId]);
    const isSalted = context.config.beacon !== 'none';
    const salt = isSalted ? (await saltsOf(transaction, [ticketId])).get(ticketId) : undefined;
    return successText(liveCalls.join, {
      ticket: ticketOf(game, ticket, salt),
      finance: stake.cashCentavos,
      bonus: stake.bonusCentavos,
    });
  });
}

function requireLimits({ config }: Pick<Context, 'config'>, game: string, bet: ParsedBet): void {
  if (bet.stakeCentavos < config.stakeMinCentavos) throw refuse('amountOutOfRange');
  if (bet.maxPayoutCentavos > exposureMaxOf(config, game)) throw refuse('exposureTooHigh');
}

interface AddedBet {
  readonly uid: number;
  readonly game: SharedGame;
  readonly roundNumber: number;
  readonly bet: ParsedBet;
}

/**
 * The limit of the largest payout holds for all of a player's bets that win together. The player is locked, so that
 * parallel bets are counted one after the other. Refuses "exposureTooHigh".
 */
async function requireSumInLimit(
  transaction: Queryable,
  { config }: Pick<Context, 'config'>,
  { uid, game, roundNumber, bet }: AddedBet,
): Promise<void> {
  const group = game.group(bet.wire);
  if (group === null) return;
  const own = await ownTickets(transaction, { uids: [uid], game: game.rules.name, fromRound: roundNumber });
  const together = own.flatMap((ticket) => {
    const placed = ticket.roundNumber === roundNumber ? parseBet(game.rules, ticket.bet) : null;
    return placed !== null && game.group(placed.wire) === group ? [placed.maxPayoutCentavos] : [];
  });
  const most = exposureMaxOf(config, game.rules.name);
  if (sum([bet.maxPayoutCentavos, ...together]) > most) throw refuse('exposureTooHigh');
}

/** The number of the round that a bet goes to. The caller has entered the table, so that it cannot change. */
async function roundForBet(
  transaction: Queryable,
  game: SharedGame,
  bet: ParsedBet,
  arrivedAtMs: number,
  pace: number,
): Promise<number> {
  const latest = await latestRound(transaction, game.rules.name);
  const isOpen = latest?.state === 'betting' && arrivedAtMs < latest.openedAtMs + game.bettingMs / pace;
  // A bet that names a round's posted card cannot go to another round.
  if (!game.accepts(bet.wire, isOpen ? latest.card : null)) {
    throw refuse(game.preDraw === null ? 'badRequest' : 'betsClosed');
  }
  return isOpen ? latest.roundNumber : numberAfter(transaction, game.rules.name, latest?.roundNumber ?? 0);
}
