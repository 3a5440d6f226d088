/**
 * What an operator does at the machine, beside the server or without it, on the same database:
 * - `npm run console -- init`: makes an owner of each address in OPERATOR_EMAIL and prints a one-time link for everyone who
 *   has not used theirs.
 * - `npm run console -- close-chain GAME REASON`: gives a game's seed chain up, a hundred rounds ahead, which the public
 *   log tells with the reason.
 * - `npm run console -- restored`: prepares a database that was restored to an earlier moment, with all servers stopped.
 *   `npm run restore` does it by itself.
 */
import { readdir } from 'node:fs/promises';
import { type Config, parseConfig } from '../server/config';
import { systemClock } from '../server/context';
import type { Database } from '../server/db/database';
import { requirePrimary } from '../server/db/durability';
import { startEmbedded } from '../server/db/embedded';
import { migrate } from '../server/db/migrate';
import { openConsole } from '../server/domains/desk/operators';
import { closeChains, prepareRestored } from '../server/domains/live/restored';
import { openSeals } from '../server/seals';
import { openPatiently } from './lib/openPatiently';
import { restoredText } from './lib/restoredText';

const USAGE = `usage: OPERATOR_EMAIL=one@host,other@host npm run console -- init
       npm run console -- close-chain GAME REASON
       npm run console -- restored`;

type Work = (db: Database, config: Config) => Promise<void>;

/** The work of a command line; null for an unknown one. */
function workOf([command, ...words]: readonly string[]): Work | null {
  if (command === 'init' && words.length === 0) return init;
  if (command === 'restored' && words.length === 0) return restored;
  const [game, ...reason] = words;
  if (command !== 'close-chain' || game === undefined || reason.length === 0) return null;
  return (db) => closeChain(db, game, reason.join(' '));
}

async function init(db: Database, config: Config): Promise<void> {
  if (config.operatorEmails.length === 0) {
    throw new Error('OPERATOR_EMAIL is not set: there is no console. Give the addresses of two owners.');
  }
  const root = (config.publicUrl ?? `http://127.0.0.1:${config.port}`).replace(/\/$/, '');
  const { totpSeals } = await openSeals(config);
  for (const { email, link } of await openConsole(
    { db, clock: systemClock, totpSeals },
    config.operatorEmails,
  )) {
    console.log(link === null ? `${email}  is active` : `${email}  ${root}${link}`);
  }
  console.log('Each link works once, for 24 hours.');
}

async function closeChain(db: Database, game: string, reason: string): Promise<void> {
  if (!/^[ -~]{3,200}$/.test(reason)) throw new Error('the reason must be 3 to 200 plain characters');
  const lastRound = await closeChains(db, game, reason, systemClock.now());
  if (lastRound === null) throw new Error(`no chain of ${game} covers rounds beyond the next hundred`);
  console.log(`The chain of ${game} ends with round ${lastRound}; the log says why.`);
}

async function restored(db: Database, config: Config): Promise<void> {
  // A folder that is not mounted must not count as a record that was lost.
  await readdir(config.fairnessDir).catch((cause: unknown) => {
    throw new Error(
      `FAIRNESS_DIR ${config.fairnessDir} cannot be read. If the public record is lost, make an empty folder.`,
      { cause },
    );
  });
  const { pairSeals } = await openSeals(config);
  console.log(restoredText(await prepareRestored({ db, pairSeals }, config.fairnessDir, systemClock.now())));
}

const work = workOf(process.argv.slice(2));
if (work === null) {
  console.error(USAGE);
  process.exit(2);
}
const config = parseConfig(process.env);
const postgres = config.databaseUrl === null ? await startEmbedded({ folder: config.dataDir }) : null;
try {
  const url = postgres?.url ?? config.databaseDirectUrl ?? config.databaseUrl ?? '';
  const db = openPatiently(url);
  try {
    await requirePrimary(db);
    await migrate(url);
    await work(db, config);
  } finally {
    await db.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await postgres?.stop();
}
