import { atom } from 'jotai';
import { uidAtom } from '../../shared/session/session';
import { changeAtom, watchAtom } from '../../shared/store/store';

interface Draft {
  readonly typed: string;
  readonly state: 'idle' | 'sending' | 'checking';
  /** Why the last request was refused, or that it had no answer; null after another one. */
  readonly refused: string | null;
}

const EMPTY: Draft = { typed: '', state: 'idle', refused: null };

/** The cash-out that is being asked for. A form in a popup is gone while the player is asked about the number. */
export const draftAtom = atom(EMPTY);

export const changeDraft = (change: Partial<Draft>): void =>
  changeAtom(draftAtom, (before) => ({ ...before, ...change }));

/** Forgets it: it was sent, or the player changed. */
export const clearDraft = (): void => changeAtom(draftAtom, EMPTY);

watchAtom(uidAtom, clearDraft);
