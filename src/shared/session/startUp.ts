let run: () => Promise<void> = () => Promise.reject(new Error('the start-up sequence is not connected'));

/** The app passes its start-up sequence, which features may not import. */
export function connectStartUp(sequence: () => Promise<void>): void {
  run = sequence;
}

/** Runs the start-up sequence again, as after a log-in. Never rejects. */
export const runStartUp = (): Promise<void> => run();
