import type { Database, Statement } from '../../../server/db/database';

interface Waiting {
  readonly values: readonly unknown[];
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Separates the items of a list, which is sent as one text here. */
const SEPARATOR = '\u0001';

/** The product's own statements, for many rows of arguments at once. */
const BATCHES: Readonly<Record<string, string>> = {
  'play-bet': `
    SELECT settled.outcome, settled.answer, settled.wait_ms AS "waitMs"
    FROM unnest($1::int[], $2::uuid[], $3::date[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bigint[],
      $9::int[], $10::json[], $11::json[], $12::json[], $13::bigint[], $14::bigint[], $15::timestamptz[],
      $16::text[], $17::text[], $18::text[], $19::int[], $20::int[]) WITH ORDINALITY AS bet (
      uid, session, born_by, key, call, hash, game, pair, nonce, wire, drawn, events, stake, payout, at,
      head, middle, tail, cycle_ms, weight, i),
    LATERAL play_bet(a_uid => uid, a_session => session, a_born_by => born_by, a_key => key, a_call => call,
      a_body_hash => decode(hash, 'hex'), a_game => game, a_pair => pair, a_nonce => nonce, a_bet => wire,
      a_drawn => drawn, a_events => events, a_stake => stake, a_payout => payout, a_at => at, a_head => head,
      a_middle => middle, a_tail => tail, a_cycle_ms => cycle_ms, a_weight => weight) AS settled
    ORDER BY bet.i`,
  'ledger-post': `
    SELECT posted.outcome, posted.transfer
    FROM unnest($1::int[], $2::ledger_kind[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[])
      WITH ORDINALITY AS asked (uid, kind, reference, sources, targets, amounts, at, i),
    LATERAL ledger_post(a_uid => uid, a_kind => kind, a_reference => reference,
      a_from => string_to_array(sources, '${SEPARATOR}')::smallint[],
      a_to => string_to_array(targets, '${SEPARATOR}')::smallint[],
      a_amounts => string_to_array(amounts, '${SEPARATOR}')::bigint[], a_at => at) AS posted
    ORDER BY asked.i`,
};

/** The argument types of the product's own queries: each is run for many rows of arguments at once. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  'ledger-answer-find': ['int', 'text', 'text'],
  'fairness-active': ['int', 'text'],
  'fairness-in-use': ['int', 'text'],
};

/** The query's own text for every row of arguments; OFFSET 0 prevents one join over all of them. */
const askedForEach = (text: string, types: readonly string[]): string => `
  SELECT asked.i AS "batchRow", found.*
  FROM unnest(${types.map((type, index) => `$${index + 1}::${type}[]`).join(', ')}) WITH ORDINALITY AS asked (
    ${types.map((_, index) => `p${index + 1}`).join(', ')}, i),
  LATERAL (${text.replaceAll(/\$(\d+)/g, 'asked.p$1')} OFFSET 0) AS found`;

const encode = (value: unknown): unknown => {
  if (Buffer.isBuffer(value)) return value.toString('hex');
  return Array.isArray(value) ? value.join(SEPARATOR) : value;
};

/**
 * Sends the statements that many worlds make at the same time in one round trip, each row with its own
 * arguments to the product's own function or query: otherwise hundreds of thousands of operations would
 * mostly wait for the network. One batch must not contain two movements of one player.
 */
export function batched(db: Database): Database {
  const queues = new Map(Object.entries(BATCHES).map(([name, text]) => [name, movements(db, name, text)]));
  return {
    ...db,
    query: <Row>(statement: Statement) => {
      const { name = '', text, values = [] } = statement;
      const types = QUESTIONS[name];
      if (types !== undefined && !queues.has(name)) {
        queues.set(name, questions(db, name, askedForEach(text, types)));
      }
      return (queues.get(name)?.(values) ?? db.query<Row>(statement)) as Promise<Row[]>;
    },
  };
}

type Send = (columns: readonly unknown[][]) => Promise<readonly unknown[][]>;

/** Returns to each row of arguments the one row of its movement. */
const movements = (db: Database, name: string, text: string) =>
  queueOf(async (values) => {
    const rows = await db.query<object>({ name: `${name}-batch`, text, values });
    return rows.map((row) => [row]);
  });

/** Returns to each row of arguments the rows of its query. */
const questions = (db: Database, name: string, text: string) =>
  queueOf(async (values) => {
    const found = await db.query<{ batchRow: bigint }>({ name: `${name}-batch`, text, values });
    const answers = Array.from(values[0] ?? [], (): unknown[] => []);
    for (const { batchRow, ...row } of found) answers[Number(batchRow) - 1]?.push(row);
    return answers;
  });

function queueOf(send: Send) {
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
      const answers = await send(columns);
      for (const [index, { resolve }] of batch.entries()) resolve([...(answers[index] ?? [])]);
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
