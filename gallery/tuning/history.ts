import type { Tuning } from '../../games/kit/scene/scene';

type Value = Tuning[string];

/** One change of a value. */
export interface Step {
  readonly name: string;
  readonly from: Value;
  readonly to: Value;
}

/** The changes of a game's tuning, oldest first. Those from `at` on are undone and can be redone. */
export interface History {
  readonly steps: readonly Step[];
  readonly at: number;
}

export const NO_HISTORY: History = { steps: [], at: 0 };

/**
 * Adds a change; what was undone is dropped. `merges` is true while the same movement goes on: its changes of one value
 * are one step, and a movement that returns to where it began leaves none.
 */
export function changed(history: History, step: Step, merges: boolean): History {
  const done = history.steps.slice(0, history.at);
  const last = done.at(-1);
  const joined =
    merges && last?.name === step.name
      ? [...done.slice(0, -1), { ...step, from: last.from }]
      : [...done, step];
  const kept = joined.filter(({ from, to }) => from !== to);
  return { steps: kept, at: kept.length };
}

/** Moves to any place in the list: 0 undoes everything. */
export const wentTo = (history: History, at: number): History => ({
  ...history,
  at: Math.min(Math.max(at, 0), history.steps.length),
});

/** The values that differ from the filed ones. */
export function changesOf({ steps, at }: History, filed: Tuning): Tuning {
  const values: Record<string, Value> = {};
  for (const { name, to } of steps.slice(0, at)) {
    if (to === filed[name]) delete values[name];
    else values[name] = to;
  }
  return values;
}

/** The list after a link: one step for each value that it changes. */
export function historyOf(changes: Tuning, filed: Tuning): History {
  const steps = Object.entries(changes).map(([name, to]) => ({ name, from: filed[name] ?? to, to }));
  return { steps, at: steps.length };
}

/** Those of the given values that the file has with the same type, and differently. */
export const fitting = (changes: Tuning, filed: Tuning): Tuning =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => typeof filed[name] === typeof value && filed[name] !== value,
    ),
  );

/** Whether two sets of changes are the same, in any order. */
export const isSame = (a: Tuning, b: Tuning): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, value]) => b[name] === value);
