import { SUCCESS_CODE } from '../../../../contract/envelope';
import { turnoverWeightOf } from '../../../../games/allGames';
import { formatPesos } from '../../../../games/kit/rules/money';
import type { ParsedBet } from '../../../../games/kit/rules/round';
import type { Statement } from '../../../db/database';
import { functionCall } from '../../../db/functionCall';
import type { Intent } from '../../../ledger/once';
import { bornBy } from '../../players/age';
import type { PublicName } from './publicNames';

/** The result of live_join: an answer, what was not as the caller had read it, or the name of a refusal. */
export type Joined =
  | { readonly outcome: 'joined'; readonly answer: string; readonly ticket: bigint }
  | { readonly outcome: 'replayed'; readonly answer: string }
  | { readonly outcome: 'stale' | 'notAlone' }
  | {
      readonly outcome:
        | 'loginNeeded'
        | 'keyReused'
        | 'accountBlocked'
        | 'birthdayNeeded'
        | 'underAge'
        | 'seedsMissing'
        | 'panelTaken'
        | 'balanceTooLow';
    };

/** The round that a bet goes to, as the table was read. */
export interface Place {
  /** The newest round; null before the first. */
  readonly latest: number | null;
  /** When it opened, as a time stamp in ms. Fast-forwarding a round in the sandbox moves it. */
  readonly openedAtMs: number | null;
  /** Whether the bet goes to that round; otherwise it is queued for the next. */
  readonly isOpen: boolean;
  readonly roundNumber: number;
}

interface NewTicket {
  readonly intent: Intent;
  readonly sessionId: string;
  readonly game: string;
  readonly panel: number;
  readonly place: Place;
  readonly seat: number;
  /** Whether the bet is refused as "notAlone" beside another one of the player. */
  readonly isAlone: boolean;
  /** The run that places it; null for a single bet. */
  readonly runId: bigint | null;
  readonly name: PublicName;
  /** Used where the player has no seed pair. */
  readonly clientSeed: string | undefined;
  readonly bet: ParsedBet;
  readonly isSalted: boolean;
  readonly now: Date;
}

/** The one statement that places a bet in a shared round; it returns one row of {@link Joined}. */
export function joinStatement({ intent, place, name, bet, now, ...ticket }: NewTicket): Statement {
  const wire = JSON.stringify(bet.wire);
  return liveJoin({
    uid: intent.uid,
    session: ticket.sessionId,
    born_by: bornBy(now),
    key: intent.key,
    call: intent.call,
    body_hash: Buffer.from(intent.bodyHash, 'hex'),
    game: ticket.game,
    panel: ticket.panel,
    latest: place.latest,
    opened_ms: place.openedAtMs,
    is_open: place.isOpen,
    round: place.roundNumber,
    seat: ticket.seat,
    is_alone: ticket.isAlone,
    run: ticket.runId,
    full_name: name.full,
    name: name.short,
    client_seed: ticket.clientSeed ?? null,
    bet: wire,
    stake: bet.stakeCentavos,
    weight: turnoverWeightOf(ticket.game),
    at: now,
    head: HEAD,
    middle:
      `","game":${JSON.stringify(ticket.game)},"panel":${ticket.panel},"roundNumber":${place.roundNumber}` +
      `,"seat":${ticket.seat},"bet":${wire},"stake":"${formatPesos(bet.stakeCentavos)}","payout":"0.00","state":"open`,
    is_salted: ticket.isSalted,
    tail: TAIL,
  });
}

/** The answer's parts around what only the database knows. Together they equal what `successText` would give. */
const HEAD = `{"code":"${SUCCESS_CODE}","message":"","data":{"ticket":{"ticketId":"`;
const TAIL = '"},"status":200}';

const liveJoin = functionCall('live-join', {
  calls: 'live_join',
  args: [
    'uid',
    'session',
    'born_by',
    'key',
    'call',
    'body_hash',
    'game',
    'panel',
    'latest',
    'opened_ms',
    'is_open',
    'round',
    'seat',
    'is_alone',
    'run',
    'full_name',
    'name',
    'client_seed',
    'bet',
    'stake',
    'weight',
    'at',
    'head',
    'middle',
    'is_salted',
    'tail',
  ],
  results: ['outcome', 'answer', 'ticket'],
});
