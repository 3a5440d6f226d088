import { createContext } from 'react';

/** What became of a decision. */
export interface Outcome {
  /** Whether it was carried out; otherwise something else has happened to the item. */
  readonly isDone: boolean;
  readonly text: string;
  readonly reason: string;
  /** When the answer came. */
  readonly at: string;
}

/** A decision that was not carried out, because the item has changed meanwhile. */
export interface Conflict {
  readonly conflict: string;
}

interface ItemState {
  /** Whether somebody has decided since what the panel shows was read, so that nothing may be decided there. */
  readonly isOver: boolean;
  /** Shows what became of a decision for as long as the item is open; null takes it away. */
  readonly tell: (outcome: Outcome | null) => void;
}

/** The item of a panel; null outside of panels. */
export const ItemContext = createContext<ItemState | null>(null);
