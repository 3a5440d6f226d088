import { describe, expect, it } from 'vitest';
import { heldRows as heldRowsWith } from './heldRows';

const row = (id: string, state = 'open') => ({ id, state });
const idOf = ({ id }: { readonly id: string }) => id;
const held = { of: 'review', rows: [row('a'), row('b')], atMs: 1 };
const page = { atMs: 2, hasMore: false };
const heldRows = (before: typeof held, fresh: typeof held & typeof page, chosen: string | null = null) =>
  heldRowsWith(before, fresh, { idOf, chosen });

describe('the rows of a list', () => {
  it('keep their places while others arrive, and take their newest content', () => {
    const fresh = { of: 'review', rows: [row('c'), row('b', 'proposed'), row('a')], ...page };
    expect(heldRows(held, fresh)).toEqual({
      rows: [row('a'), row('b', 'proposed')],
      gone: new Set(),
      news: 1,
      atMs: 1,
    });
  });

  it('stay when somebody has decided them, and are told apart', () => {
    const shown = heldRows(held, { of: 'review', rows: [row('b')], ...page });
    expect(shown.rows.map(idOf)).toEqual(['a', 'b']);
    expect([...shown.gone]).toEqual(['a']);
  });

  it('are not told as decided when newer rows have pushed them to the next page', () => {
    const fresh = { of: 'review', rows: [row('c'), row('a')], atMs: 2, hasMore: true };
    expect(heldRows(held, fresh)).toMatchObject({
      rows: [row('a'), row('b')],
      gone: new Set(),
      news: 1,
    });
    const decided = { ...fresh, rows: [row('c'), row('b')] };
    expect([...heldRows(held, decided).gone]).toEqual(['a']);
  });

  it('are all fresh in another view, and where there were none', () => {
    const fresh = { of: 'second', rows: [row('c')], ...page };
    expect(heldRows(held, fresh)).toMatchObject({ rows: [row('c')], news: 0, atMs: 2 });
    const empty = { of: 'second', rows: [], atMs: 1 };
    expect(heldRows(empty, fresh)).toMatchObject({ rows: [row('c')], news: 0 });
  });

  it('are taken with a new one that is chosen, as after it was proposed', () => {
    const fresh = { of: 'review', rows: [row('c'), row('a')], ...page };
    expect(heldRows(held, fresh, 'c')).toMatchObject({ rows: [row('c'), row('a')], news: 0 });
    expect(heldRows(held, fresh, 'b').rows.map(idOf)).toEqual(['a', 'b']);
    expect(heldRows(held, fresh, 'd').rows.map(idOf)).toEqual(['a', 'b']);
  });
});
