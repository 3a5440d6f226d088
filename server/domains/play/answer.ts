import { SUCCESS_CODE } from '../../../contract/envelope';
import { formatPesos } from '../../../games/kit/rules/money';
import type { Round } from '../../../games/kit/rules/round';
import type { ActivePair } from '../../fairness/pairs';

/** JSON that has been encoded already. */
interface Written {
  readonly bet: string;
  readonly outcome: string;
  readonly events: string;
}

/**
 * The parts of a settled bet's envelope around what only the database knows when it settles: the round's number
 * goes after `head`, main balance and bonus after `middle`. So the first answer is stored in the same
 * statement. Together they equal what `successText` would give for the reply.
 */
export function answerParts(
  round: Round,
  written: Written,
  { commitment, clientSeed, nonce }: Pick<ActivePair, 'commitment' | 'clientSeed' | 'nonce'>,
  now: Date,
): { readonly head: string; readonly middle: string; readonly tail: string } {
  const middle =
    `","game":${JSON.stringify(round.game)},"bet":${written.bet},"outcome":${written.outcome}` +
    `,"events":${written.events},"stake":"${formatPesos(round.stakeCentavos)}"` +
    `,"payout":"${formatPesos(round.payoutCentavos)}","commitment":"${commitment}"` +
    `,"clientSeed":${JSON.stringify(clientSeed)},"nonce":${nonce},"serverSeed":null` +
    `,"createdAt":"${now.toISOString()}"},"finance":"`;
  return { head: HEAD, middle, tail: TAIL };
}

const HEAD = `{"code":"${SUCCESS_CODE}","message":"","data":{"round":{"roundId":"`;
const TAIL = '"},"status":200}';
