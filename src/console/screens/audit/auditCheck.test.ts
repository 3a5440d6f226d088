import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkPage } from './auditCheck';

const hashOf = (line: string) => createHash('sha256').update(line).digest('hex');

/** Entries as the server lists them, the newest first. */
function chain(count: number) {
  let prev = hashOf('');
  const entries = Array.from({ length: count }, (_, index) => {
    const line = JSON.stringify({ n: index + 1, prev, action: 'note.add' });
    const entry = { n: index + 1, line, prev, hash: hashOf(line) };
    prev = entry.hash;
    return entry;
  });
  return entries.reverse();
}

describe('the check in the browser', () => {
  it('finds nothing wrong with a chain', async () => {
    expect(await checkPage(chain(5), true)).toEqual({ entries: 5, brokenAt: null });
  });

  it('finds a changed, a removed and an inserted entry', async () => {
    const changed = chain(5).map((entry) =>
      entry.n === 3 ? { ...entry, line: entry.line.replace('add', 'old') } : entry,
    );
    expect((await checkPage(changed, true)).brokenAt).toBe(3);
    const removed = chain(5).filter(({ n }) => n !== 3);
    expect((await checkPage(removed, true)).brokenAt).toBe(4);
    expect((await checkPage(removed, false)).brokenAt).toBeNull();
    const line = JSON.stringify({ n: 4, prev: hashOf('x'), action: 'x' });
    const forged = { n: 4, line, prev: hashOf('x'), hash: hashOf(line) };
    const inserted = chain(5).map((entry) => (entry.n === 4 ? forged : entry));
    expect((await checkPage(inserted, true)).brokenAt).toBe(4);
  });
});
