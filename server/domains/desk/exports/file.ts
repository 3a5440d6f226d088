import { Readable } from 'node:stream';
import { csvOf } from '../../../../contract/desk/csv';
import { EXPORT_ROWS_MAX } from '../../../../contract/desk/exports';

export type Cell = string | number;

/** A list as a file: what it is, which columns it has, and its pages, each read when the one before has been sent. */
export interface ListFile<Row> {
  readonly title: string;
  /** What the rows were filtered by: names with their values. */
  readonly filters: Readonly<Record<string, string | number>>;
  readonly columns: readonly (readonly [title: string, cell: (row: Row) => Cell])[];
  readonly pages: () => AsyncIterable<readonly Row[]>;
}

interface MadeBy {
  readonly maker: string;
  readonly at: Date;
  readonly rowsMax?: number;
}

/**
 * The text of a file, page by page: what it is, its filters, who made it and when, then the rows. It ends after the most
 * rows that a file may have, and says so.
 */
export async function* textOf<Row>(
  { title, filters, columns, pages }: ListFile<Row>,
  { maker, at, rowsMax = EXPORT_ROWS_MAX }: MadeBy,
): AsyncGenerator<string> {
  const given = Object.entries(filters).map(([name, value]) => `${name}: ${value}`);
  yield csvOf([
    ['Report', title, 'Version', 1],
    ['Filters', ...(given.length === 0 ? ['none'] : given)],
    ['Made at', at.toISOString(), 'By', maker],
    ['Amounts in', 'pesos', 'Times in', 'UTC'],
    columns.map(([name]) => name),
  ]);
  let count = 0;
  for await (const page of pages()) {
    const rows = page.slice(0, rowsMax - count);
    yield csvOf(rows.map((row) => columns.map(([, cell]) => cell(row))));
    count += rows.length;
    if (rows.length < page.length) {
      yield csvOf([
        [`The list is longer: it was cut after ${rowsMax} rows. Narrow the filters for the rest.`],
      ]);
      return;
    }
  }
  if (count === 0) yield csvOf([['No activity']]);
}

/**
 * The file as a stream. Its first part is read before anything is sent, so that a list that cannot be read is refused like
 * any other call.
 */
export async function streamOf<Row>(file: ListFile<Row>, by: MadeBy): Promise<Readable> {
  const text = textOf(file, by);
  const parts = [await text.next(), await text.next()];
  async function* all(): AsyncGenerator<string> {
    for (const part of parts) if (!part.done) yield part.value;
    yield* text;
  }
  return Readable.from(all(), { objectMode: false });
}

/** Reads a list that is paged by cursor to its end. */
export async function* pagesOf<Row>(
  read: (
    cursor: string | undefined,
  ) => Promise<{ readonly list: readonly Row[]; readonly cursor: string | null }>,
): AsyncGenerator<readonly Row[]> {
  let cursor: string | undefined;
  for (;;) {
    const page = await read(cursor);
    yield page.list;
    if (page.cursor === null) return;
    cursor = page.cursor;
  }
}
