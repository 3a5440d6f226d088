import { type DataCopy, EXPORT_ROWS_MAX, EXPORTS_PER_DAY } from '../../../contract/account/privacy';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import type { DataOwner, DataRow } from '../../personalData';
import { type Proof, requireProof } from '../players/proof';
import { take } from '../players/tries';
import { ALL_DATA } from './allData';

const DAY_MS = 24 * 60 * 60_000;

/** Everything that is kept about a player. Refuses what `requireProof` refuses, and "tooMany" after three in a day. */
export async function copyData(context: Context, owner: DataOwner, proof: Proof): Promise<DataCopy> {
  const { db, clock } = context;
  const now = clock.now();
  await requireProof(context, owner.uid, proof);
  const limit = { key: `data-copy:${owner.uid}`, most: EXPORTS_PER_DAY, windowMs: DAY_MS };
  if (!(await take(db, limit, now))) throw refuse('tooMany');
  const data: Record<string, DataRow[]> = {};
  const shortened: string[] = [];
  for (const { copy } of ALL_DATA) {
    // One row more than is given shows that there are more.
    for (const [kind, rows] of Object.entries(await copy(db, owner, EXPORT_ROWS_MAX + 1, now))) {
      data[kind] = rows.slice(0, EXPORT_ROWS_MAX).map(plain);
      if (rows.length > EXPORT_ROWS_MAX) shortened.push(kind);
    }
  }
  return { madeAt: now.toISOString(), data, shortened };
}

/** A row as it stands in JSON: times and large numbers are texts. */
const plain = (row: DataRow): DataRow =>
  JSON.parse(JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? value.toString() : value)));
