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
