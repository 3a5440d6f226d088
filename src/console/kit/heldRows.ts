import { useState } from 'react';

interface Held<Row> {
  /** The view and page that the rows are of. */
  readonly of: string;
  readonly rows: readonly Row[];
  readonly atMs: number;
}

interface Fresh<Row> extends Held<Row> {
  /** Whether another page follows: rows that new ones have pushed there are still in the view. */
  readonly hasMore: boolean;
}

export interface HeldRows<Row> {
  readonly rows: readonly Row[];
  /** Rows that are in the view no more: somebody has decided. */
  readonly gone: ReadonlySet<string>;
  /** How many rows are new since the rows on show were read. */
  readonly news: number;
  readonly atMs: number;
}

interface Reading<Row> {
  readonly idOf: (row: Row) => string;
  /** The item in the panel. */
  readonly chosen: string | null;
}

/** Whether fresh rows are shown as they come: those of another view, the first of an empty one, and with a new one that is chosen. */
function isTaken<Row>(held: Held<Row>, fresh: Fresh<Row>, { idOf, chosen }: Reading<Row>): boolean {
  if (held.of !== fresh.of || held.rows.length === 0) return true;
  const isChosen = (row: Row) => idOf(row) === chosen;
  return fresh.rows.some(isChosen) && !held.rows.some(isChosen);
}

/** What a list shows of fresh rows: those on show keep their places, with their newest content; what is new waits. */
export function heldRows<Row>(
  held: Held<Row> | null,
  fresh: Fresh<Row>,
  reading: Reading<Row>,
): HeldRows<Row> {
  const { idOf } = reading;
  if (held === null || isTaken(held, fresh, reading)) {
    return { rows: fresh.rows, gone: new Set(), news: 0, atMs: fresh.atMs };
  }
  const newest = new Map(fresh.rows.map((row) => [idOf(row), row]));
  const shown = new Set(held.rows.map(idOf));
  const ids = held.rows.map(idOf);
  const known = fresh.hasMore ? ids.slice(0, ids.findLastIndex((id) => newest.has(id)) + 1) : ids;
  return {
    rows: held.rows.map((row) => newest.get(idOf(row)) ?? row),
    gone: new Set(known.filter((id) => !newest.has(id))),
    news: fresh.rows.filter((row) => !shown.has(idOf(row))).length,
    atMs: held.atMs,
  };
}

/** Keeps the rows of a list where they are until they are taken anew. */
export function useHeldRows<Row>(
  fresh: Fresh<Row>,
  reading: Reading<Row>,
): HeldRows<Row> & { readonly take: () => void } {
  const [held, setHeld] = useState<Held<Row> | null>(null);
  const shown = heldRows(held, fresh, reading);
  if (fresh.rows.length > 0 && (held === null || isTaken(held, fresh, reading))) setHeld(fresh);
  return { ...shown, take: () => setHeld(fresh) };
}
