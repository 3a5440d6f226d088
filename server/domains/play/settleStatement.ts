import { playCalls } from '../../../contract/play';
import type { Round } from '../../../games/kit/rules/round';
import type { Statement } from '../../db/database';
import type { ActivePair } from '../../fairness/pairs';
import type { Player } from '../../http/route';
import { latestAdultBirthday, manilaDate } from '../players/age';
import { answerParts } from './answer';
import type { RunStep } from './runs';

/** What play_bet says: an answer, a pair that is not the next one any more, or the name of a refusal. */
export type Settled =
  | { readonly outcome: 'settled' | 'replayed'; readonly answer: string }
  | {
      readonly outcome:
        | 'stale'
        | 'loginNeeded'
        | 'keyReused'
        | 'birthdayNeeded'
        | 'underAge'
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
  /** Where the round brings its run; missing for a bet on its own. */
  readonly step?: RunStep | null;
}

/** The one statement that settles a bet; it gives one row, of {@link Settled}. */
export function settleStatement({ player, key, bodyHash, pair, round, now, step = null }: Drawn): Statement {
  const bet = JSON.stringify(round.bet);
  const outcome = JSON.stringify(round.outcome);
  const events = JSON.stringify(round.events);
  const { head, middle, tail } = answerParts(round, { bet, outcome, events }, pair, now);
  const values = [
    player.uid,
    player.sessionId,
    bornBy(now),
    key,
    playCalls.bet.path,
    Buffer.from(bodyHash, 'hex'),
    round.game,
    pair.pairId,
    pair.nonce,
    bet,
    outcome,
    events,
    round.stakeCentavos,
    round.payoutCentavos,
    now,
    head,
    middle,
    tail,
  ];
  if (step === null) return { name: 'play-bet', text: BET, values };
  return {
    name: 'play-run-bet',
    text: RUN_BET,
    values: [step.runId, step.played, step.lostCentavos, step.ended, ...values],
  };
}

const BET = `
  SELECT outcome, answer
  FROM play_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`;
const RUN_BET = `
  SELECT outcome, answer
  FROM play_run_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
    $19, $20, $21, $22)`;

const HOUR_MS = 60 * 60_000;
let adults = { hour: -1, bornBy: '' };

/** Who is 21 changes at 0:00 in Manila, a full hour everywhere; reading the calendar for every bet is dear. */
function bornBy(now: Date): string {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  if (hour !== adults.hour) adults = { hour, bornBy: latestAdultBirthday(manilaDate(now)) };
  return adults.bornBy;
}
