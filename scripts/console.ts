/**
 * `npm run console -- init`: makes an owner of each address in OPERATOR_EMAIL and prints a one-time link for everyone who
 * has not used theirs. It runs beside the server or without it, on the same database.
 */
import { parseConfig } from '../server/config';
import { systemClock } from '../server/context';
import { openDatabase } from '../server/db/database';
import { startEmbedded } from '../server/db/embedded';
import { migrate } from '../server/db/migrate';
import { openConsole } from '../server/domains/desk/operators';

const [command, ...more] = process.argv.slice(2);
if (command !== 'init' || more.length > 0) {
  console.error('usage: OPERATOR_EMAIL=one@host,other@host npm run console -- init');
  process.exit(2);
}
const config = parseConfig(process.env);
if (config.operatorEmails.length === 0) {
  console.error('OPERATOR_EMAIL is not set: there is no console. Give the addresses of two owners.');
  process.exit(2);
}
const postgres = config.databaseUrl === null ? await startEmbedded({ folder: config.dataDir }) : null;
try {
  const url = postgres?.url ?? config.databaseUrl ?? '';
  await migrate(url);
  const db = openDatabase({ url, connectionsMax: 1 });
  const root = (config.publicUrl ?? `http://127.0.0.1:${config.port}`).replace(/\/$/, '');
  for (const { email, link } of await openConsole({ db, clock: systemClock }, config.operatorEmails)) {
    console.log(link === null ? `${email}  is active` : `${email}  ${root}${link}`);
  }
  await db.close();
  console.log('Each link works once, for 24 hours.');
} finally {
  await postgres?.stop();
}
