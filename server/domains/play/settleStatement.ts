import { playCalls } from '../../../contract/play';
import { turnoverWeightOf } from '../../../games/allGames';
import type { Round } from '../../../games/kit/rules/round';
import type { Statement } from '../../db/database';
import { functionCall } from '../../db/functionCall';
import type { ActivePair } from '../../fairness/pairs';
import type { Player } from '../../http/route';
import { bornBy } from '../players/age';
import { answerParts } from './answer';
import type { RunStep } from './runs';

/** The result of play_bet: an answer, a pair that is no longer the next one, a time to wait, or the name of a refusal. */
export type Settled =
  | { readonly outcome: 'settled' | 'replayed'; readonly answer: string }
  | { readonly outcome: 'betTooSoon'; readonly answer: null; readonly waitMs: number }
  | {
      readonly outcome:
        | 'stale'
        | 'loginNeeded'
        | 'keyReused'
        | 'birthdayNeeded'
        | 'underAge'
        | 'accountBlocked'
        | 'balanceTooLow';
      readonly answer: null;
    };

interface Drawn {
  readonly player: Player;
  readonly key: string;
  /** SHA-256 of path and canonical body, in hex. */
  readonly bodyHash: string;
  readonly pair: ActivePair;
  readonly round: Round;
  readonly now: Date;
  /** The least time since the player's last bet in the game. */
  readonly cycleMs: number;
  /** The state of the run after the round; missing for a single bet. */
  readonly step?: RunStep | null;
}

/** The one statement that settles a bet; it returns one row of {@link Settled}. */
export function settleStatement({
  player,
  key,
  bodyHash,
  pair,
  round,
  now,
  cycleMs,
  step = null,
}: Drawn): Statement {
  const bet = JSON.stringify(round.bet);
  const outcome = JSON.stringify(round.outcome);
  const events = JSON.stringify(round.events);
  const { head, middle, tail } = answerParts(round, { bet, outcome, events }, pair, now);
  const values = {
    uid: player.uid,
    session: player.sessionId,
    born_by: bornBy(now),
    key,
    call: playCalls.bet.path,
    body_hash: Buffer.from(bodyHash, 'hex'),
    game: round.game,
    pair: pair.pairId,
    nonce: pair.nonce,
    bet,
    drawn: outcome,
    events,
    stake: round.stakeCentavos,
    payout: round.payoutCentavos,
    at: now,
    head,
    middle,
    tail,
    cycle_ms: cycleMs,
    weight: turnoverWeightOf(round.game),
  };
  if (step === null) return playBet(values);
  const { runId: run, played, lostCentavos: lost, stakePercent: percent, ended } = step;
  return playRunBet({ ...values, run, played, lost, percent, ended });
}

const BET_ARGUMENTS = [
  'uid',
  'session',
  'born_by',
  'key',
  'call',
  'body_hash',
  'game',
  'pair',
  'nonce',
  'bet',
  'drawn',
  'events',
  'stake',
  'payout',
  'at',
  'head',
  'middle',
  'tail',
  'cycle_ms',
  'weight',
] as const;
const RESULTS = ['outcome', 'answer', 'wait_ms AS "waitMs"'];

const playBet = functionCall('play-bet', { calls: 'play_bet', args: BET_ARGUMENTS, results: RESULTS });
const playRunBet = functionCall('play-run-bet', {
  calls: 'play_run_bet',
  args: ['run', 'played', 'lost', 'ended', 'percent', ...BET_ARGUMENTS],
  results: RESULTS,
});
