import type { Queryable } from '../db/database';

/** The providers whose games are hidden from a player; nothing is hidden from guests. */
export async function hiddenProviders(on: Queryable, uid: number | null): Promise<string[]> {
  if (uid === null) return [];
  const rows = await on.query<{ provider: string }>({
    name: 'game-black-list',
    text: 'SELECT provider FROM game_black_list WHERE uid = $1 ORDER BY provider',
    values: [uid],
  });
  return rows.map(({ provider }) => provider);
}

/** Hides the games of these providers from a player, and shows those of all others. */
export async function hideProviders(on: Queryable, uid: number, providers: readonly string[]): Promise<void> {
  await on.query({
    name: 'game-black-list-set',
    text: `
      WITH shown AS (DELETE FROM game_black_list WHERE uid = $1 AND provider <> ALL ($2::text[]))
      INSERT INTO game_black_list (uid, provider) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING`,
    values: [uid, providers],
  });
}
