/** Lets the work of one player run one after the other; that of different players runs side by side. */
export interface Turns {
  readonly take: <T>(uid: number, work: () => Promise<T>) => Promise<T>;
}

/**
 * The database serialises a player's bets anyway. Taking turns here spares them the wait inside it, where
 * each would hold a connection that other players need, and lets each know the nonce the one before has left.
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
