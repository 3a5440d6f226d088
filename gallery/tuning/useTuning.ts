import { useMemo } from 'react';
import type { Tuning } from '../../games/kit/scene/scene';
import { changeCell } from '../address';
import type { Cell } from '../cell';
import { changed, fitting, type History, wentTo } from './history';
import { filedNow, historyFor, historyNow, keepHistory, markWritten, valuesIn } from './store';

/** The tuning of the cell on show, and how to change it. */
export interface Tuned {
  /** The values in the file. */
  readonly filed: Tuning;
  /** All values: the filed ones with the changes. */
  readonly values: Tuning;
  readonly changes: Tuning;
  readonly count: number;
  readonly history: History;
  /** `merges` while the same movement goes on. */
  readonly set: (name: string, value: Tuning[string], merges?: boolean) => void;
  readonly goTo: (at: number) => void;
  /** Undoes the last step, or redoes the next one. */
  readonly undo: () => void;
  readonly redo: () => void;
  /** The changes were written to the file. */
  readonly markSaved: () => void;
}

/** `loaded` is the tuning of the scene's module. */
export function useTuning(cell: Cell, loaded: Tuning): Tuned {
  const filed = filedNow(cell.game, loaded);
  const changes = useMemo(() => fitting(cell.tuning, filed), [cell.tuning, filed]);
  const values = useMemo(() => ({ ...filed, ...changes }), [filed, changes]);
  const history = historyFor(cell.game, changes);
  const keep = (next: History) => changeCell({ ...cell, tuning: keepHistory(cell.game, next) });
  // Two key presses can come before the next drawing: each begins where the one before it ended.
  const stepBy = (steps: number) => {
    const now = historyNow(cell.game);
    keep(wentTo(now, now.at + steps));
  };
  return {
    filed,
    values,
    changes,
    count: Object.keys(changes).length,
    history,
    set(name, value, merges = false) {
      const from = valuesIn(cell.game)[name];
      if (from === undefined || from === value) return;
      keep(changed(historyNow(cell.game), { name, from, to: value }, merges));
    },
    goTo: (at) => keep(wentTo(historyNow(cell.game), at)),
    undo: () => stepBy(-1),
    redo: () => stepBy(1),
    markSaved() {
      markWritten(cell.game);
      changeCell({ ...cell, tuning: {} });
    },
  };
}
