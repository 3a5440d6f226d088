import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Queryable } from '../../db/database';

/** The hashes of a tree by RFC 6962, level by level from its leaves up. */
export type TreeLevels = readonly (readonly Uint8Array[])[];

/** Draws whose tree is kept: after a draw many look at their tickets at once. */
const KEPT = 2;
/** Hashes that are worked out before others get their turn. */
const AT_ONCE = 2_000;

const NODE = Buffer.from([1]);

/** The tree over leaf hashes in hex. */
export async function treeLevels(leaves: readonly string[]): Promise<TreeLevels> {
  let level: readonly Uint8Array[] = leaves.map((leaf) => Buffer.from(leaf, 'hex'));
  const levels = [level];
  while (level.length > 1) {
    const above: Uint8Array[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const [left, right] = [level[at] as Uint8Array, level[at + 1]];
      // A last hash without another one beside it stands in the level above as it is.
      above.push(right === undefined ? left : hash('sha256', Buffer.concat([NODE, left, right]), 'buffer'));
      if (above.length % AT_ONCE === 0) await setImmediate();
    }
    levels.push(above);
    level = above;
  }
  return levels;
}

/** The hashes in hex that lead from the leaf at a place to the root, from the bottom up. */
export function pathIn(levels: TreeLevels, place: number): string[] {
  const path: string[] = [];
  let at = place;
  for (const level of levels.slice(0, -1)) {
    const beside = level[at % 2 === 0 ? at + 1 : at - 1];
    if (beside !== undefined) path.push(Buffer.from(beside).toString('hex'));
    at = Math.floor(at / 2);
  }
  return path;
}

const kept = new WeakMap<Queryable, Map<number, Promise<TreeLevels>>>();

/** The tree of a draw whose tickets have their places, which never changes. `read` reads its leaves. */
export function treeOf(
  on: Queryable,
  draw: number,
  read: () => Promise<readonly string[]>,
): Promise<TreeLevels> {
  const trees = kept.get(on) ?? new Map<number, Promise<TreeLevels>>();
  kept.set(on, trees);
  const known = trees.get(draw);
  if (known !== undefined) return known;
  const made = read().then(treeLevels);
  trees.set(draw, made);
  made.catch(() => trees.delete(draw));
  for (const other of trees.keys()) if (trees.size > KEPT) trees.delete(other);
  return made;
}
