import {
  HIGHEST_TIMES,
  LOWER_MAX_PERCENT,
  RAISE_MAX_PERCENT,
  RUN_ROUNDS_MAX,
  type RunPlan,
  type StakeChange,
  type StakePlan,
} from '../../../../games/kit/rules/autoRun';
import { type Centavos, centavos, parsePesos } from '../../../../games/kit/rules/money';
import { isRunPlan } from '../../../../games/kit/rules/runPlan';
import { FIRST_STAKE } from '../../../../games/kit/rules/runStakes';

/** What the player has chosen for the stake after a kind of result. */
export const CHANGES = ['same', 'first', 'lower', 'raise'] as const;
export type Change = (typeof CHANGES)[number];

export interface TypedChange {
  readonly change: Change;
  /** For lower and raise. */
  readonly percent: string;
}

/** The contents of the fields, as typed. */
export interface Typed {
  readonly rounds: string;
  readonly stopLoss: string;
  readonly stopWin: string;
  /** Whether the stake changes at all. */
  readonly changes: boolean;
  readonly onWin: TypedChange;
  readonly onLoss: TypedChange;
  readonly highest: string;
}

const SAME: TypedChange = { change: 'same', percent: '' };

/** Nothing changes the stake unless the player says so, and no limit is suggested. */
export const UNTYPED: Typed = {
  rounds: '10',
  stopLoss: '',
  stopWin: '',
  changes: false,
  onWin: SAME,
  onLoss: SAME,
  highest: '',
};

/** The bet that a run repeats, and the rules for runs. */
export interface RunSetup {
  readonly stakeCentavos: Centavos;
  /** The stake of each of its positions. */
  readonly positionsCentavos: readonly Centavos[];
  /** The least stake of a bet. */
  readonly leastCentavos: Centavos;
  readonly needsLossLimit: boolean;
}

/** The run that the fields describe; null if a field is invalid, a needed one is empty, or no round is possible. */
export function planOf(typed: Typed, setup: RunSetup): RunPlan | null {
  const rounds = roundsOf(typed.rounds);
  const stopLossCentavos = limitOf(typed.stopLoss);
  const stopWinCentavos = limitOf(typed.stopWin);
  const stakes = stakesOf(typed, setup);
  if (rounds === null || stopLossCentavos === 'wrong' || stopWinCentavos === 'wrong' || stakes === 'wrong')
    return null;
  if (setup.needsLossLimit && stopLossCentavos === null) return null;
  const plan = { rounds, stakeCentavos: setup.stakeCentavos, stopLossCentavos, stopWinCentavos, stakes };
  return isRunPlan(plan) ? plan : null;
}

export function roundsOf(text: string): number | null {
  const rounds = Number(text);
  return text !== '' && rounds >= 1 && rounds <= RUN_ROUNDS_MAX ? rounds : null;
}

/** The amount, null for an empty field (no limit), or 'wrong' for anything that is not an amount above zero. */
export function limitOf(text: string): Centavos | 'wrong' | null {
  if (text === '') return null;
  const parsed = parsePesos(text);
  return parsed === null || parsed === 0n ? 'wrong' : parsed;
}

/** The highest stake that a run may have. */
export const highestMax = ({ stakeCentavos }: Pick<RunSetup, 'stakeCentavos'>): Centavos =>
  centavos(stakeCentavos * HIGHEST_TIMES);

/** Whether the player has chosen a raise, which needs a highest stake. */
export const isRaising = ({ changes, onWin, onLoss }: Typed): boolean =>
  changes && (onWin.change === 'raise' || onLoss.change === 'raise');

function stakesOf(typed: Typed, setup: RunSetup): StakePlan | 'wrong' | null {
  if (!typed.changes) return null;
  const onWin = changeOf(typed.onWin);
  const onLoss = changeOf(typed.onLoss);
  if (onWin === 'wrong' || onLoss === 'wrong') return 'wrong';
  if (onWin === null && onLoss === null) return null;
  const highest = isRaising(typed) ? limitOf(typed.highest) : setup.stakeCentavos;
  if (highest === null || highest === 'wrong') return 'wrong';
  const { positionsCentavos, leastCentavos } = setup;
  return { positionsCentavos, onWin, onLoss, leastCentavos, highestCentavos: highest };
}

/** The largest percentage of a change. */
export const percentMax = (change: Change): number =>
  change === 'raise' ? RAISE_MAX_PERCENT : LOWER_MAX_PERCENT;

export function percentOf({ change, percent }: TypedChange): number | null {
  const number = Number(percent);
  return percent !== '' && number >= 1 && number <= percentMax(change) ? number : null;
}

function changeOf(typed: TypedChange): StakeChange | 'wrong' | null {
  if (typed.change === 'same') return null;
  if (typed.change === 'first') return FIRST_STAKE;
  const percent = percentOf(typed);
  if (percent === null) return 'wrong';
  return typed.change === 'raise' ? percent : -percent;
}
