import { SUCCESS_CODE } from '../../../contract/envelope';
import { formatPesos } from '../../../games/kit/rules/money';
import type { Round } from '../../../games/kit/rules/round';
import type { ActivePair } from '../../fairness/pairs';

/** JSON that has been written already. */
interface Written {
  readonly bet: string;
  readonly outcome: string;
  readonly events: string;
}

/**
 * The envelope of a settled bet around what only the database knows at the moment of settling: it writes the
 * round's number after `head`, main balance and bonus after `middle`. So the first answer is stored in the
 * same statement. Together they are what `successText` would make of the reply.
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
