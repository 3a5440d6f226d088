/** A change of a limit, as the audit trail of safer play has it. */
export interface LimitChange {
  /** `limit`: set; `limitKept`: a pending change was cancelled. */
  readonly change: 'limit' | 'limitKept';
  readonly detail: {
    readonly kind: string;
    readonly period: string;
    /** The limit from now on; null for none. Missing where a pending change was cancelled. */
    readonly most?: string | null;
    /** A pending change: a higher limit, or null for none. */
    readonly next?: { readonly most: string | null; readonly from: string } | null;
  };
  readonly changedAt: Date;
}

interface Stand {
  readonly sinceMs: number;
  /** When a pending removal takes effect. */
  readonly endMs: number;
}

/** The limits that a mission rewards. */
const KINDS: ReadonlySet<string> = new Set(['deposit', 'loss']);

/**
 * The longest time, in ms, that a limit on deposits or losses has stood without a gap, whatever its amount; also if it
 * has been removed since. Changes are in the order in which they were made.
 */
export function longestLimitMs(changes: readonly LimitChange[], now: Date): number {
  const stands = new Map<string, Stand>();
  let longestMs = 0;
  const measure = (stand: Stand | undefined, atMs: number) => {
    if (stand !== undefined) longestMs = Math.max(longestMs, Math.min(stand.endMs, atMs) - stand.sinceMs);
  };
  for (const { change, detail, changedAt } of changes) {
    if (!KINDS.has(detail.kind)) continue;
    const atMs = changedAt.getTime();
    const name = `${detail.kind} ${detail.period}`;
    const before = stands.get(name);
    measure(before, atMs);
    const standing = before !== undefined && before.endMs > atMs ? before : undefined;
    stands.delete(name);
    if (change === 'limitKept') {
      if (standing !== undefined) stands.set(name, { ...standing, endMs: Number.POSITIVE_INFINITY });
    } else if (detail.most != null) {
      const isEnding = detail.next != null && detail.next.most === null;
      const endMs = isEnding ? Date.parse(detail.next.from) : Number.POSITIVE_INFINITY;
      stands.set(name, { sinceMs: standing?.sinceMs ?? atMs, endMs });
    }
  }
  for (const stand of stands.values()) measure(stand, now.getTime());
  return longestMs;
}
