import { mkdir } from 'node:fs/promises';
import type { Queryable } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { restoreDatabase } from '../../server/db/restore';
import { proveLedger } from '../../server/ledger/proof';
import { openPatiently } from './openPatiently';
import { removeCluster } from './removeCluster';
import { undoneOnSignal } from './undoneOnSignal';

/** What a restored database holds, and whether its money follows from its entries. */
export interface DrillReport {
  readonly text: string;
  readonly isProved: boolean;
}

/** A drill with a copy of the embedded database. */
export interface Drill {
  /** BACKUP_DIR. */
  readonly from: string;
  /** A new folder, which is deleted afterwards. */
  readonly into: string;
  /** The moment to restore to; null for everything in the archive. */
  readonly until: Date | null;
}

/** Restores the copy, examines it and deletes it, also when it is interrupted. Throws an Error, and deletes nothing, if the folder exists. */
export async function drillCopy({ from, into, until }: Drill): Promise<DrillReport> {
  await mkdir(into).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${into} exists already: choose a new folder.`) : error;
  });
  const remove = () => removeCluster(into);
  return undoneOnSignal(() => examineCopy({ from, into, until }).finally(remove), remove);
}

async function examineCopy({ from, into, until }: Drill): Promise<DrillReport> {
  const postgres = await restoreDatabase({ backups: from, into, until });
  await migrate(postgres.url);
  const db = openPatiently(postgres.url);
  return examineRestored(db).finally(() => db.close());
}

/** Players told by number, at most. */
const TOLD_MAX = 20;

/** Counts a restored database and proves its ledger. Reads only. */
export async function examineRestored(on: Queryable): Promise<DrillReport> {
  const [found] = await on.query<
    Record<'players' | 'rounds' | 'tickets' | 'entries', bigint> & { last: Date | null }
  >({
    name: 'drill-counts',
    text: `
        SELECT (SELECT count(*) FROM players) AS players, (SELECT count(*) FROM play_rounds) AS rounds,
          (SELECT count(*) FROM live_tickets) AS tickets, (SELECT count(*) FROM ledger_entries) AS entries,
          (SELECT max(created_at) FROM ledger_entries) AS last`,
  });
  const proof = await proveLedger(on);
  const uids = [...new Set(proof.unproved.map(({ uid }) => uid))];
  const counts = `${found?.players} players, ${found?.rounds} rounds, ${found?.tickets} tickets, ${found?.entries} entries`;
  const last = `Last posting: ${found?.last?.toISOString() ?? 'none'}.`;
  const verdict =
    uids.length === 0
      ? `The ledger is proved for all ${proof.players} players.`
      : `The ledger is NOT proved for ${uids.length} players: ${uids.slice(0, TOLD_MAX).join(', ')}.`;
  return { text: [`${counts}.`, last, verdict].join('\n'), isProved: uids.length === 0 };
}
