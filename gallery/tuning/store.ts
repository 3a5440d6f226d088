import type { Tuning } from '../../games/kit/scene/scene';
import { changesOf, fitting, type History, historyOf, isSame, NO_HISTORY } from './history';

/** The tuning of a game that was opened in this tab: it survives a look at other games. */
interface Known {
  readonly history: History;
  /** The values in the file. */
  readonly filed: Tuning;
  /** Those of the scene's module, which are older once the file was written. */
  readonly loaded: Tuning;
}

const byGame = new Map<string, Known>();

/** The values in a game's file: those of its module, unless they were saved since it was loaded. */
export function filedNow(game: string, loaded: Tuning): Tuning {
  const known = byGame.get(game);
  if (known?.loaded === loaded) return known.filed;
  byGame.set(game, { history: NO_HISTORY, filed: loaded, loaded });
  return loaded;
}

/** The history whose changes are those of the address; a link from elsewhere begins a new one. */
export function historyFor(game: string, changes: Tuning): History {
  const known = byGame.get(game);
  if (known === undefined) return NO_HISTORY;
  const fits = fitting(changes, known.filed);
  if (isSame(changesOf(known.history, known.filed), fits)) return known.history;
  const history = historyOf(fits, known.filed);
  byGame.set(game, { ...known, history });
  return history;
}

/** Stores a game's history; returns its changes, which belong in the address. */
export function keepHistory(game: string, history: History): Tuning {
  const known = byGame.get(game);
  if (known === undefined) return {};
  byGame.set(game, { ...known, history });
  return changesOf(history, known.filed);
}

/** A game's history as it is now, which what is drawn shows only with the next frame. */
export const historyNow = (game: string): History => byGame.get(game)?.history ?? NO_HISTORY;

/** The changes of a game, on show or not. */
export function changesIn(game: string): Tuning {
  const known = byGame.get(game);
  return known === undefined ? {} : changesOf(known.history, known.filed);
}

/** All values of a game with its changes. */
export const valuesIn = (game: string): Tuning => ({ ...byGame.get(game)?.filed, ...changesIn(game) });

/** What was written to the file is no change any more. */
export function markWritten(game: string): void {
  const known = byGame.get(game);
  if (known !== undefined) byGame.set(game, { ...known, filed: valuesIn(game), history: NO_HISTORY });
}

/** The games with changes that are not saved, and how many. */
export const unsavedGames = (): readonly { readonly game: string; readonly count: number }[] =>
  [...byGame.keys()].flatMap((game) => {
    const count = Object.keys(changesIn(game)).length;
    return count === 0 ? [] : [{ game, count }];
  });
