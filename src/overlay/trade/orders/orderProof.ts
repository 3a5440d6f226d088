import * as z from 'zod/mini';
import type { ReplyOf } from '../../../../contract/call';
import { tradeCalls } from '../../../../contract/trade';
import type { LogLine } from '../../../../games/kit/fairness/log';
import { TRADE } from '../../../../games/kit/rules/otherPlay';
import { segmentOf } from '../../../../games/kit/rules/trade/ticks';
import { pinsNow } from '../../../shared/play/heldRecord';
import { fetchLog, linesIn } from '../../../shared/play/publicLog';
import { watchRecord } from '../../../shared/record/recordWatch';
import { askRoundCheck, type CheckState, type Report } from '../../../shared/workers/roundCheck';

export type OrderProof = ReplyOf<typeof tradeCalls.verify>;

/** The checks of an order, in the order in which they follow from each other. */
const PROOF_CHECKS = [
  'commitment',
  'chain',
  'log',
  'bound',
  'signature',
  'ticks',
  'outcome',
  'payout',
  'price',
] as const;

export interface CheckedOrder {
  readonly state: CheckState;
  readonly checks: readonly { readonly name: (typeof PROOF_CHECKS)[number]; readonly state: CheckState }[];
}

/** Checks an order on this device: its seeds, signatures, ticks, result and prices. Rejects when the worker cannot be loaded. */
export async function checkOrder(proof: OrderProof): Promise<CheckedOrder> {
  // Without the log the rest can be checked all the same.
  const log = await fetchLog().catch(() => null);
  const pins = pinsNow();
  const report: Report = await askRoundCheck((worker) =>
    worker.check(
      [
        { name: 'order', text: copyOf(proof, linesIn(log ?? '')) },
        ...(log === null ? [] : [{ name: 'log.jsonl', text: log }]),
      ],
      pins,
    ),
  );
  const { order, chain } = proof;
  watchRecord({ ...chain, game: TRADE, roundNumber: segmentOf(order.entryTick), logHead: null });
  const stateOf = (name: string) => report.lines.find((line) => line.name === name)?.state ?? 'notChecked';
  return { state: report.state, checks: PROOF_CHECKS.map((name) => ({ name, state: stateOf(name) })) };
}

/** The proof as every verifier takes it, with the facts of the beacons that the log names. */
function copyOf(proof: OrderProof, lines: readonly LogLine[]): string {
  const encoded = z.encode(tradeCalls.verify.reply, proof);
  const segments = encoded.segments.map((segment) => {
    const line = lines.find((one) => one.type === 'beacon' && one.chainHash === segment.chainHash);
    if (line?.type !== 'beacon') return segment;
    const { publicKey, genesis, period } = line;
    return { ...segment, publicKey, genesis, period };
  });
  return JSON.stringify({ ...encoded, segments }, null, 2);
}

/** The text of a proof for other verifiers. */
export const copiedProof = async (proof: OrderProof): Promise<string> =>
  copyOf(proof, linesIn((await fetchLog().catch(() => null)) ?? ''));
