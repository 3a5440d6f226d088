/** Runs the work of one player sequentially; that of different players runs in parallel. */
export interface Turns {
  readonly take: <T>(uid: number, work: () => Promise<T>) => Promise<T>;
}

/**
 * The database serialises a player's bets anyway. Queueing here keeps them from holding connections while they
 * wait, and lets each know the nonce that the previous one has left.
 */
export function createTurns(): Turns {
  const last = new Map<number, Promise<unknown>>();
  return {
    take: (uid, work) => {
      const before = last.get(uid);
      const mine = before === undefined ? work() : before.then(work, work);
      last.set(uid, mine);
      const leave = () => {
        if (last.get(uid) === mine) last.delete(uid);
      };
      mine.then(leave, leave);
      return mine;
    },
  };
}
