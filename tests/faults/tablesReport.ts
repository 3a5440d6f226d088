import { sharedBook } from '../../games/allGames';
import { seedFromHex } from '../../games/kit/rules/draw';
import { type Json, parseBet, playRound } from '../../games/kit/rules/round';
import type { Database } from '../../server/db/database';
import { audit } from '../ledger/audit';
import type { Sent, TablePlayer } from './tablePlayers';

export interface TablesReport {
  /** Rounds that have ended. */
  readonly rounds: number;
  readonly calledOff: number;
  readonly cuts: number;
  readonly tickets: number;
  readonly cashOuts: number;
  /** From each disconnect to the next whole table. */
  readonly resyncMs: { readonly count: number; readonly median: number; readonly worst: number };
  /** From the death of each leader to the lease of the next one. */
  readonly takeOverMs: readonly number[];
  /** The 90th percentile of a plain database query during the run: how loaded the machine was. */
  readonly readyMs: number;
  /** Everything that was wrong. */
  readonly findings: readonly string[];
}

const game = sharedBook.crash;
if (game === undefined) throw new Error('crash is not a shared game');
const { rules, bettingMs } = game;

interface RoundRow {
  readonly roundNumber: number;
  readonly state: string;
  readonly openedAtMs: number;
  readonly endsMs: number | null;
  readonly clientSeed: string;
  readonly serverSeed: string | null;
}

interface TicketRow {
  readonly ticketId: bigint;
  readonly roundNumber: number;
  readonly bet: Json;
  readonly payout: bigint;
  readonly state: string;
}

/** Reads everything, and compares it with the players' answers and with the seeds. */
export async function judgeTables(
  db: Database,
  players: readonly TablePlayer[],
  run: {
    readonly cuts: number;
    readonly takeOverMs: readonly number[];
    readonly readyMs: number;
    readonly pace: number;
  },
): Promise<TablesReport> {
  const rounds = await db.query<RoundRow>({
    text: `
      SELECT round_number AS "roundNumber", state, opened_at AS "openedAtMs", ends_ms AS "endsMs",
        client_seed AS "clientSeed", encode(server_seed, 'hex') AS "serverSeed"
      FROM live_rounds ORDER BY round_number`,
  });
  const tickets = await db.query<TicketRow>({
    text: `
      SELECT ticket_id AS "ticketId", round_number AS "roundNumber", bet, payout, state FROM live_tickets`,
  });
  const sent = players.flatMap((player) => player.sent);
  const resyncs = players.flatMap((player) => player.resyncMs).toSorted((a, b) => a - b);
  return {
    rounds: rounds.filter(({ state }) => state === 'ended').length,
    calledOff: rounds.filter(({ state }) => state === 'calledOff').length,
    cuts: run.cuts,
    tickets: tickets.length,
    cashOuts: sent.filter(({ kind, late }) => kind === 'cashOut' && !late).length,
    resyncMs: {
      count: resyncs.length,
      median: Math.round(resyncs[Math.floor(resyncs.length / 2)] ?? 0),
      worst: Math.round(resyncs.at(-1) ?? 0),
    },
    takeOverMs: run.takeOverMs.map(Math.round),
    readyMs: Math.round(run.readyMs),
    findings: [
      ...players.flatMap((player) => player.findings),
      ...(await audit(db)),
      ...roundFindings(rounds),
      ...tickets.flatMap((ticket) => ticketFindings(ticket, rounds)),
      ...sent.flatMap((one) => sentFindings(one, rounds, tickets, run.pace)),
    ],
  };
}

/** Every round except the current one is over, and none is missing. */
const roundFindings = (rounds: readonly RoundRow[]): string[] =>
  rounds.flatMap(({ roundNumber, state }, index) => {
    const isOver = state === 'ended' || state === 'calledOff' || index === rounds.length - 1;
    return [
      ...(isOver ? [] : [`round ${roundNumber} is left ${state}`]),
      ...(roundNumber === (rounds[0]?.roundNumber ?? 0) + index
        ? []
        : [`round ${roundNumber} is out of order`]),
    ];
  });

/** The payout of a bet follows from the seeds of its round, and no cash-out is after the end. */
function ticketFindings(
  { ticketId, roundNumber, bet, payout, state }: TicketRow,
  rounds: readonly RoundRow[],
): string[] {
  const round = rounds.find((one) => one.roundNumber === roundNumber);
  if (state !== 'settled') return [];
  if (round === undefined || round.serverSeed === null || round.endsMs === null)
    return [`${ticketId} is settled too early`];
  const parsed = parseBet(rules, bet);
  if (parsed === null) return [`${ticketId} is no bet`];
  const source = {
    serverSeed: seedFromHex(round.serverSeed),
    clientSeed: round.clientSeed,
    nonce: roundNumber,
  };
  const played = playRound(rules, parsed, source);
  const { cashOuts } = bet as { readonly cashOuts: readonly { readonly runningMs: number }[] };
  const endsMs = round.endsMs;
  return [
    ...(played.payoutCentavos === payout
      ? []
      : [`${ticketId} was paid ${payout}, not ${played.payoutCentavos}`]),
    ...cashOuts.flatMap(({ runningMs }) =>
      runningMs < endsMs ? [] : [`${ticketId} has a cash-out ${runningMs - endsMs} ms after the end`],
    ),
  ];
}

/** A call sent after a deadline must not have succeeded. */
function sentFindings(
  { kind, uid, sentAtMs, ticket, late }: Sent,
  rounds: readonly RoundRow[],
  tickets: readonly TicketRow[],
  pace: number,
): string[] {
  const round = rounds.find((one) => one.roundNumber === ticket.roundNumber);
  const kept = tickets.find(({ ticketId }) => ticketId.toString() === ticket.ticketId);
  const findings = kept === undefined ? [`${kind} of ${uid} was answered and is lost`] : [];
  if (round === undefined) return findings;
  const closedAtMs = round.openedAtMs + bettingMs / pace;
  if (kind === 'join' && sentAtMs > closedAtMs) findings.push(`${ticket.ticketId} joined after closing`);
  if (kind === 'takeBack' && kept?.state !== 'takenBack')
    findings.push(`${ticket.ticketId} was taken back and is there`);
  const endedAtMs = closedAtMs + (round.endsMs ?? Number.POSITIVE_INFINITY) / pace;
  // An answered cash-out of a ticket that was already closed is no finding; an open ticket was cashed out in
  // part just now.
  if (kind === 'cashOut' && !late && ticket.state === 'open' && sentAtMs > endedAtMs)
    findings.push(
      `${ticket.ticketId} was cashed out by a call sent ${sentAtMs - endedAtMs} ms after the end`,
    );
  return findings;
}
