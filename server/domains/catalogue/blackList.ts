import type { Queryable } from '../../db/database';

/** The providers whose games are hidden from a player; none without a player. */
export async function hiddenProviders(on: Queryable, uid: number | null): Promise<string[]> {
  if (uid === null) return [];
  const rows = await on.query<{ provider: string }>({
    name: 'game-black-list',
    text: 'SELECT provider FROM game_black_list WHERE uid = $1 ORDER BY provider',
    values: [uid],
  });
  return rows.map(({ provider }) => provider);
}

/**
 * Hides the games of these providers from a player and shows all others; false when there is no such player.
 */
export async function hideProviders(
  on: Queryable,
  uid: number,
  providers: readonly string[],
): Promise<boolean> {
  const [player] = await on.query<{ uid: number }>({
    name: 'game-black-list-set',
    text: `
      WITH player AS (SELECT uid FROM players WHERE uid = $1),
        shown AS (DELETE FROM game_black_list WHERE uid = $1 AND provider <> ALL ($2::text[])),
        hidden AS (
          INSERT INTO game_black_list (uid, provider)
          SELECT uid, provider FROM player, unnest($2::text[]) AS provider ON CONFLICT DO NOTHING)
      SELECT uid FROM player`,
    values: [uid, providers],
  });
  return player !== undefined;
}
