import type { Database, Statement } from '../../../server/db/database';

interface Waiting {
  readonly values: readonly unknown[];
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Stands between the items of a list, which travels as one text here. */
const SEPARATOR = '\u0001';

/** The product's own statements, for many rows of arguments at once. */
const BATCHES: Readonly<Record<string, string>> = {
  'play-bet': `
    SELECT settled.outcome, settled.answer
    FROM unnest($1::int[], $2::uuid[], $3::date[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bigint[],
      $9::int[], $10::json[], $11::json[], $12::json[], $13::bigint[], $14::bigint[], $15::timestamptz[],
      $16::text[], $17::text[], $18::text[]) WITH ORDINALITY AS bet (
      uid, session, born_by, key, call, hash, game, pair, nonce, wire, drawn, events, stake, payout, at,
      head, middle, tail, i),
    LATERAL play_bet(uid, session, born_by, key, call, decode(hash, 'hex'), game, pair, nonce, wire, drawn,
      events, stake, payout, at, head, middle, tail) AS settled
    ORDER BY bet.i`,
  'ledger-post': `
    SELECT posted.outcome, posted.transfer
    FROM unnest($1::int[], $2::ledger_kind[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[])
      WITH ORDINALITY AS asked (uid, kind, reference, sources, targets, amounts, at, i),
    LATERAL ledger_post(uid, kind, reference, string_to_array(sources, '${SEPARATOR}')::smallint[],
      string_to_array(targets, '${SEPARATOR}')::smallint[], string_to_array(amounts, '${SEPARATOR}')::bigint[], at
    ) AS posted
    ORDER BY asked.i`,
};

const encode = (value: unknown): unknown => {
  if (Buffer.isBuffer(value)) return value.toString('hex');
  return Array.isArray(value) ? value.join(SEPARATOR) : value;
};

/**
 * Sends what many worlds ask at the same moment in one round trip, each row to the product's own function with
 * its own arguments: hundreds of thousands of operations would otherwise be mostly waiting for the network.
 * No two movements of one player may come at once.
 */
export function batched(db: Database): Database {
  const queues = new Map(Object.entries(BATCHES).map(([name, text]) => [name, queueOf(db, name, text)]));
  return {
    ...db,
    query: <Row>(statement: Statement) => {
      const queue = queues.get(statement.name ?? '');
      if (queue === undefined) return db.query<Row>(statement);
      return queue(statement.values ?? []) as Promise<Row[]>;
    },
  };
}

function queueOf(db: Database, name: string, text: string) {
  let waiting: Waiting[] = [];
  let isBusy = false;

  const flush = async () => {
    const batch = waiting;
    waiting = [];
    isBusy = batch.length > 0;
    const [first] = batch;
    if (first === undefined) return;
    const columns = first.values.map((_, column) => batch.map(({ values }) => encode(values[column])));
    try {
      const rows = await db.query<object>({ name: `${name}-batch`, text, values: columns });
      for (const [index, { resolve }] of batch.entries()) resolve([rows[index]]);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    setImmediate(flush);
  };

  return (values: readonly unknown[]): Promise<unknown[]> =>
    new Promise((resolve, reject) => {
      waiting.push({ values, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      setImmediate(flush);
    });
}
