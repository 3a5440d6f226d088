import type { Context } from '../../context';
import {
  dropIfEmpty,
  type Forgettable,
  type Forgotten,
  forgetPartition,
  keptName,
  neededFor,
} from '../../db/forgetPartition';
import { changePartitions, makeMissing, type Partition, partitionsOf, spanOf } from '../../db/partitions';
import { LEDGER_ENTRIES } from '../../ledger/forgetBets';
import { record } from '../desk/audit';
import { LIVE_TICKETS } from '../live/forgetTickets';
import { PLAY_ROUNDS } from '../play/forgetRounds';
import { uncountedStake } from '../rewards/countedPlay';

type Needs = Pick<Context, 'db' | 'clock' | 'config' | 'log'>;

/** In the order in which their rows leave: bets while the ledger still has them. */
const TABLES: readonly Forgettable[] = [
  LIVE_TICKETS,
  PLAY_ROUNDS,
  { ...LEDGER_ENTRIES, neededFor: uncountedStake },
];

/** Makes the partitions of bets that will be needed, and returns the number of new ones. */
export async function makeBetPartitions({ db, clock }: Pick<Needs, 'db' | 'clock'>): Promise<number> {
  let made = 0;
  for (const table of TABLES) {
    const names = await changePartitions(db, table, (on) => makeMissing(on, table, clock.now()));
    made += names.length;
  }
  return made;
}

/** Counts what the planner goes by: the database analyses each partition by itself, and never the whole of a table. */
export async function analyzeBets({ db }: Pick<Needs, 'db'>): Promise<void> {
  for (const { name } of TABLES) await db.query({ text: `ANALYZE ${name}` });
}

/**
 * Writes bets that are older than KEPT_MONTHS to files and drops them from the database, oldest first. A month of which
 * anything is still needed stays, and so do those after it. Returns what has left.
 */
export async function forgetBets({ db, clock, config, log }: Needs): Promise<readonly Forgotten[]> {
  const { retention } = config;
  if (retention === null) return [];
  const { folder, months } = retention;
  const now = clock.now();
  const gone: Forgotten[] = [];
  for (const { table, partition, reason } of await oldPartitions(
    db,
    spanOf('month', now.getTime(), -months),
  )) {
    if (reason !== null) {
      log.warn({ event: 'bets_needed', partition: partition.name, reason }, 'old bets stay in the database');
      break;
    }
    if (await dropIfEmpty(db, table, partition)) continue;
    const forgotten = await forgetPartition(db, table, partition, {
      folder,
      now,
      tell: async (transaction, { file, rows, sha256 }) => {
        const detail = { file, rows: rows.toString(), sha256: sha256.toString('hex') };
        const object = `partition ${partition.name}`;
        await record(transaction, { operator: null, action: 'bets.forget', object, detail }, now);
      },
    });
    const { file, rows } = forgotten;
    log.info({ event: 'bets_forgotten', file, rows: rows.toString() }, 'old bets have left the database');
    gone.push(forgotten);
  }
  return gone;
}

interface OldPartition {
  readonly table: Forgettable;
  readonly partition: Partition;
  readonly reason: string | null;
}

/** All partitions that end by a time, oldest first; where one of a month is needed, all of that month are. */
async function oldPartitions(db: Needs['db'], byMs: number): Promise<OldPartition[]> {
  const old: OldPartition[] = [];
  for (const table of TABLES) {
    for (const partition of await partitionsOf(db, table)) {
      if (partition.untilMs > byMs || partition.name === keptName(table)) continue;
      old.push({ table, partition, reason: await neededFor(db, table, partition.name) });
    }
  }
  const needed = old.filter(({ reason }) => reason !== null);
  const firstMs = Math.min(...needed.map(({ partition }) => partition.untilMs));
  const reason = needed.find(({ partition }) => partition.untilMs === firstMs)?.reason ?? null;
  return old
    .toSorted((a, b) => a.partition.untilMs - b.partition.untilMs)
    .map((each) => ({ ...each, reason: each.partition.untilMs >= firstMs ? (each.reason ?? reason) : null }));
}
