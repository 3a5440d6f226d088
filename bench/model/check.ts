import type { Database } from '../../server/db/database';
import { settled } from '../../tests/faults/tables';
import { judgeTables } from '../../tests/faults/tablesReport';
import type { ModelPlayer } from './player';

export interface Checked {
  readonly acknowledged: number;
  /** Acknowledged calls that the database lacks, or answers otherwise. */
  readonly lost: number;
  /** Everything else that is wrong: sums of the ledger, payouts, orders, messages. */
  readonly findings: readonly string[];
}

/** Looks up in the database whatever the players were told, once every bet of an ended round is settled. */
export async function checkModel(db: Database, players: readonly ModelPlayer[]): Promise<Checked> {
  await settled(db);
  const uids = players.map(({ uid }) => uid);
  const rows = await db.query<{ uid: number; key: string; answer: string }>({
    text: `
      SELECT uid, key, encode(sha256(convert_to(answer, 'UTF8')), 'hex') AS answer FROM ledger_answers
      WHERE uid = ANY ($1)`,
    values: [uids],
  });
  const stored = new Map(rows.map(({ uid, key, answer }) => [`${uid} ${key}`, answer]));
  const intents = players.flatMap(({ deeds }) => deeds.intents);
  const acknowledged = intents.filter(({ answer }) => answer !== null);
  const lost = acknowledged.filter(({ uid, key, answer }) => stored.get(`${uid} ${key}`) !== answer);
  const sent = new Set(intents.map(({ uid, key }) => `${uid} ${key}`));
  const unsent = [...stored.keys()].filter((name) => !sent.has(name));

  const paid = players.flatMap(({ deeds }) => deeds.paid);
  const written = players.flatMap(({ deeds }) => deeds.written);
  const [credited, kept] = [
    await missing(db, paid, "SELECT reference AS key FROM ledger_references WHERE kind = 'deposit'"),
    await missing(db, written, "SELECT key FROM support_messages WHERE author = 'player'"),
  ];
  const tables = await judgeTables(db, [], { cuts: 0, takeOverMs: [], readyMs: 0, pace: 1 });
  return {
    acknowledged: acknowledged.length,
    lost: lost.length,
    findings: [
      ...unsent.map((name) => `${name} was never sent`),
      ...credited.map((orderId) => `${orderId} was paid and is not credited`),
      ...kept.map((key) => `the message ${key} was confirmed and is lost`),
      ...tables.findings,
    ],
  };
}

async function missing(db: Database, wanted: readonly string[], text: string): Promise<string[]> {
  const there = new Set((await db.query<{ key: string }>({ text })).map(({ key }) => key));
  return wanted.filter((one) => !there.has(one));
}
