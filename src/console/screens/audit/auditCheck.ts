import type { AuditEntry } from '../../../../contract/desk/audit';

export interface PageCheck {
  readonly entries: number;
  /** The number of the first entry that is wrong, the oldest first; null for none. */
  readonly brokenAt: number | null;
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Computes the hashes of entries, newest first as listed. `isWhole` says that none between them is left out, so that each
 * must name the hash of the one before.
 */
export async function checkPage(
  newestFirst: readonly Pick<AuditEntry, 'n' | 'line' | 'prev' | 'hash'>[],
  isWhole: boolean,
): Promise<PageCheck> {
  let before: string | null = null;
  for (const { n, line, prev, hash } of [...newestFirst].reverse()) {
    const told = JSON.parse(line) as { n: unknown; prev: unknown };
    const follows = !isWhole || before === null || prev === before;
    if ((await sha256(line)) !== hash || told.n !== n || told.prev !== prev || !follows) {
      return { entries: newestFirst.length, brokenAt: n };
    }
    before = hash;
  }
  return { entries: newestFirst.length, brokenAt: null };
}
