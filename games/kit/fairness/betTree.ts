import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Centavos } from '../rules/money';
import type { Json } from '../rules/round';
import { canonical } from './canonical';

/** A standing bet as it goes into the tree of a round. */
export interface TreeBet {
  readonly seat: number;
  readonly ticketId: string;
  readonly panel: number;
  readonly stake: Centavos;
  /** 16 random bytes as hex, told to the bettor only, so that nobody can guess another's bet from its leaf. */
  readonly salt: string;
  /** The bet as it joined. */
  readonly bet: Json;
}

const LEAF = new Uint8Array([0]);
const NODE = new Uint8Array([1]);

/** The text that a leaf hashes. */
const leafText = ({ seat, ticketId, panel, stake, salt, bet }: TreeBet): string =>
  `${seat}:${ticketId}:${panel}:${stake}:${salt}:${canonical(bet)}`;

/** The hash of a leaf, RFC 6962 with SHA-256, as hex. */
export const leafHash = (text: string): string => bytesToHex(sha256(concatBytes(LEAF, utf8ToBytes(text))));

/** The leaf of a bet. */
export const leafOf = (bet: TreeBet): string => leafHash(leafText(bet));

const nodeHash = (left: string, right: string): string =>
  bytesToHex(sha256(concatBytes(NODE, hexToBytes(left), hexToBytes(right))));

/** The largest power of two below `count`, for a count of 2 or more. */
function splitOf(count: number): number {
  let split = 1;
  while (split * 2 < count) split *= 2;
  return split;
}

/** The root over leaf hashes in the order of their seats. Without leaves the hash of nothing. */
export function treeRoot(leaves: readonly string[]): string {
  const [only] = leaves;
  if (only === undefined) return bytesToHex(sha256(new Uint8Array()));
  if (leaves.length === 1) return only;
  const split = splitOf(leaves.length);
  return nodeHash(treeRoot(leaves.slice(0, split)), treeRoot(leaves.slice(split)));
}

/** The hashes that lead from one leaf to the root, from the bottom up (the audit path of RFC 6962). */
export function auditPath(leaves: readonly string[], index: number): string[] {
  if (leaves.length <= 1) return [];
  const split = splitOf(leaves.length);
  return index < split
    ? [...auditPath(leaves.slice(0, split), index), treeRoot(leaves.slice(split))]
    : [...auditPath(leaves.slice(split), index - split), treeRoot(leaves.slice(0, split))];
}

/** The root that a leaf at `index` of `count` leaves gives with its path; null for a path of the wrong length. */
export function rootFromPath(
  leaf: string,
  index: number,
  count: number,
  path: readonly string[],
): string | null {
  if (index < 0 || index >= count) return null;
  if (count === 1) return path.length === 0 ? leaf : null;
  const last = path.at(-1);
  if (last === undefined) return null;
  const split = splitOf(count);
  const rest = path.slice(0, -1);
  const below =
    index < split
      ? rootFromPath(leaf, index, split, rest)
      : rootFromPath(leaf, index - split, count - split, rest);
  if (below === null) return null;
  return index < split ? nodeHash(below, last) : nodeHash(last, below);
}
