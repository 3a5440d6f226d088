/**
 * Runs work for players, one after another, and returns how many were left out. That of the settlement goes on when the work
 * fails for one of them.
 */
export type EachPlayer = <Player extends { readonly uid: number }>(
  players: readonly Player[],
  work: (player: Player) => Promise<void>,
) => Promise<number>;

/** Stops at the first player for whom the work fails. */
export const untilOneFails: EachPlayer = async (players, work) => {
  for (const player of players) await work(player);
  return 0;
};

/** So many failures one after another are not the players' own: the database may be away. */
const IN_A_ROW_MAX = 20;

/**
 * Goes on after a player for whom the work fails, and leaves those out whom it is told to. Throws when it fails for many
 * players in a row.
 */
export const leavingOut =
  (isLeftOut: (uid: number) => boolean, onFailure: (uid: number, error: unknown) => void): EachPlayer =>
  async (players, work) => {
    let leftOut = 0;
    let inARow = 0;
    for (const player of players) {
      if (isLeftOut(player.uid)) {
        leftOut += 1;
        continue;
      }
      try {
        await work(player);
        inARow = 0;
      } catch (error) {
        inARow += 1;
        if (inARow === IN_A_ROW_MAX) throw error;
        leftOut += 1;
        onFailure(player.uid, error);
      }
    }
    return leftOut;
  };
