/** The history state of a game's entry after its question was answered. */
export const CONFIRMED_STATE = { isAnswered: true };

/** Whether a history state says that the question before the game has been answered. */
export const isConfirmedState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isAnswered' in state && state.isAnswered === true;
