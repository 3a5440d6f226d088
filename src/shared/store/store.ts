import { type Atom, createStore, Provider, type WritableAtom } from 'jotai';

/** The one store. Components read it through hooks under {@link StoreProvider}; other code reads it here. */
export const store = createStore();

export const StoreProvider = Provider;

export const readAtom = <Value>(atom: Atom<Value>): Value => store.get(atom);

export const changeAtom = <Value, Args extends unknown[], Result>(
  atom: WritableAtom<Value, Args, Result>,
  ...args: Args
): Result => store.set(atom, ...args);

/** Calls the listener after every change of the atom. Returns how to stop. */
export const watchAtom = <Value>(atom: Atom<Value>, listener: (value: Value) => void): (() => void) =>
  store.sub(atom, () => listener(store.get(atom)));
