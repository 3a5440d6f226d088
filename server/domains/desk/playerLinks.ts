import type { PlayerPage } from '../../../contract/desk/players';
import type { Queryable } from '../../db/database';
import { playersOfDocuments } from '../identity/desk';
import { linkedPlayers, maskedNames } from '../players/desk';
import { playersOfAccounts } from '../withdrawals/deskView';

type Link = PlayerPage['links'][number];

const DEVICE_MS = 30 * 24 * 60 * 60_000;
/** The most players of each kind of link. */
const LINKS_MAX = 20;

/** Other players who have something in common with one, and what. A shared address alone is nothing. */
export async function linksOf(on: Queryable, uid: number, now: Date): Promise<Link[]> {
  const since = new Date(now.getTime() - DEVICE_MS);
  const asked = { uid, since, most: LINKS_MAX };
  const found: (readonly [uid: number, why: Link['why'][number]])[] = [
    ...(await playersOfAccounts(on, uid, LINKS_MAX)).map((other) => [other, 'account'] as const),
    ...(await playersOfDocuments(on, uid, LINKS_MAX)).map((other) => [other, 'document'] as const),
    ...(await linkedPlayers(on, asked)).map((other) => [other.uid, other.why] as const),
  ];
  const why = new Map<number, Link['why']>();
  for (const [other, reason] of found) why.set(other, [...(why.get(other) ?? []), reason]);
  const names = await maskedNames(on, [...why.keys()]);
  return [...why].map(([other, reasons]) => ({ uid: other, name: names.get(other) ?? '', why: reasons }));
}
