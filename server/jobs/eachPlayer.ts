import type { Context } from '../context';

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

/** Players for whom it failed, as the note of a run names them; the log has all. */
const TOLD_MAX = 5;

/** Which players it failed for, as the text of an error. */
export const failedFor = (failed: ReadonlySet<number>, note: string): string =>
  `failed for ${failed.size} players (${[...failed].slice(0, TOLD_MAX).join(', ')}): ${note}`;

/**
 * Runs a job that goes on after a player for whom it fails, and leaves that player out of the rest of the run. Resolves with
 * the note of the run; throws at its end where it failed for anybody.
 */
export async function goingOn(
  { log }: Pick<Context, 'log'>,
  job: string,
  run: (each: EachPlayer) => Promise<string>,
): Promise<string> {
  const failed = new Set<number>();
  const each = leavingOut(
    (uid) => failed.has(uid),
    (uid, error) => {
      failed.add(uid);
      log.error({ err: error, uid, job }, 'a player was left out of a job');
    },
  );
  const note = await run(each);
  if (failed.size > 0) throw new Error(failedFor(failed, note));
  return note;
}
