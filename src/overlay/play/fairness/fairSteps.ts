import type { CheckName, CheckState, Reason, ReportLine } from '../../../shared/workers/roundCheck';

/** What happened to a round, one after the other; each was fixed before the next could be known. */
export const STEPS = ['commitment', 'number', 'bets', 'seed', 'result'] as const;

export type StepName = (typeof STEPS)[number];

export interface StepState {
  readonly state: CheckState;
  /** Why it is not a plain ok; null if no check says so. */
  readonly reason: Reason | null;
  /** What differs, where a check failed. */
  readonly failed: readonly ReportLine[];
}

const STEP_OF: Readonly<Record<CheckName, StepName>> = {
  chain: 'commitment',
  log: 'commitment',
  version: 'commitment',
  bound: 'number',
  randomness: 'number',
  signature: 'number',
  leaf: 'bets',
  closing: 'bets',
  published: 'bets',
  commitment: 'seed',
  card: 'result',
  outcome: 'result',
  events: 'result',
  payout: 'result',
  ticks: 'result',
  price: 'result',
  calledOff: 'result',
};

/**
 * Not a gap: a round without the player's bet has no leaf and no payout to check, and one that was called off has used no
 * number and has no outcome.
 */
const NO_GAP: readonly Reason[] = ['noBet', 'noRandomness', 'calledOff'];

/** From worst to best. */
const ORDER: readonly CheckState[] = ['failed', 'notChecked', 'notPinned', 'practice', 'ok'];

/** The state of a step: that of its worst check. A step without any check was not checked. */
export function stepState(lines: readonly ReportLine[], step: StepName): StepState {
  const own = lines.filter(
    ({ name, reason }) => STEP_OF[name] === step && (reason === undefined || !NO_GAP.includes(reason)),
  );
  const worst = ORDER.find((state) => own.some((line) => line.state === state)) ?? 'notChecked';
  const line = own.find(({ state }) => state === worst);
  return {
    state: worst,
    reason: line?.reason ?? null,
    failed: own.filter(({ state }) => state === 'failed'),
  };
}
