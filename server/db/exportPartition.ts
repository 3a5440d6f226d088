import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database, Queryable } from './database';

/** Rows that are read at once. */
const BATCH = 2_000;

export interface ExportRequest {
  readonly partition: string;
  /** The columns that are written, as SQL. */
  readonly columns: string;
  readonly folder: string;
  /** The file's name; it must not be there yet. */
  readonly file: string;
}

export interface ExportedFile {
  readonly rows: bigint;
  /** Of the file as it is stored. */
  readonly sha256: Buffer;
}

/**
 * Writes all rows of a partition to a file, one JSON object a line, compressed by gzip; then reads the file again. Resolves
 * when the file is on the disk under its name and holds what was read from the database; otherwise throws an Error, and
 * there is no such file.
 */
export async function exportPartition(
  db: Pick<Database, 'transaction'>,
  { partition, columns, folder, file }: ExportRequest,
): Promise<ExportedFile> {
  const target = join(folder, file);
  const writing = `${target}.writing`;
  await mkdir(folder, { recursive: true });
  try {
    const written = await db.transaction((transaction) =>
      write(transaction, { partition, columns }, writing),
    );
    const stored = await readBack(writing);
    if (stored.rows !== written.rows || !stored.contentSha256.equals(written.contentSha256)) {
      throw new Error(`${writing} does not hold what ${partition} does`);
    }
    await flush(writing);
    await rename(writing, target);
    await flush(dirname(target));
    return { rows: stored.rows, sha256: stored.sha256 };
  } finally {
    await rm(writing, { force: true });
  }
}

interface Written {
  readonly rows: bigint;
  readonly contentSha256: Buffer;
}

async function write(
  transaction: Queryable,
  { partition, columns }: Pick<ExportRequest, 'partition' | 'columns'>,
  path: string,
): Promise<Written> {
  // A cursor, because a partition is larger than the memory, and because all of it is read as of one moment.
  await transaction.query({
    text: `
      DECLARE exported NO SCROLL CURSOR FOR
      SELECT row_to_json(r)::text AS line FROM (SELECT ${columns} FROM ${partition}) AS r`,
  });
  const content = createHash('sha256');
  let rows = 0n;
  async function* lines(): AsyncGenerator<string> {
    for (;;) {
      const batch = await transaction.query<{ line: string }>({ text: `FETCH ${BATCH} FROM exported` });
      if (batch.length === 0) return;
      const text = batch.map(({ line }) => `${line}\n`).join('');
      rows += BigInt(batch.length);
      content.update(text);
      yield text;
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path, { flags: 'w', mode: 0o600 }));
  return { rows, contentSha256: content.digest() };
}

const LINE_END = '\n'.charCodeAt(0);

async function readBack(path: string): Promise<Written & { readonly sha256: Buffer }> {
  const stored = createHash('sha256');
  const content = createHash('sha256');
  let rows = 0n;
  await pipeline(
    createReadStream(path),
    async function* hashed(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        stored.update(chunk);
        yield chunk;
      }
    },
    createGunzip(),
    async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        content.update(chunk);
        for (const byte of chunk) if (byte === LINE_END) rows += 1n;
      }
    },
  );
  return { rows, contentSha256: content.digest(), sha256: stored.digest() };
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
