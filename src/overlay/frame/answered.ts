/** What an entry of the history keeps of a question that was answered on the way to it. */
export const ANSWERED = { isAnswered: true };

/** Whether the question before a game was answered on the way to this entry of the history. */
export const isAnswered = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isAnswered' in state && state.isAnswered === true;
