import { type _HMAC, hmac } from '@noble/hashes/hmac.js';
import { type _SHA256, sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { isDrawSeed } from './seeds';

/**
 * What a draw is made for: a game's name, or another use such as `lotto`. Lower-case letters, digits and hyphens. It is
 * part of the hashed message, so that draws of different names are independent.
 */
export type DrawName = string;

/** What a draw takes of a public randomness beacon. */
export interface BeaconNumber {
  /** SHA-256 of the network's parameters, as hex; identifies the network. */
  readonly chainHash: string;
  readonly round: number;
  /** SHA-256 of the signature, as hex. */
  readonly randomness: string;
}

/** The inputs of one bet's draw. */
export interface DrawSource {
  /** 32 secret bytes. */
  readonly serverSeed: Uint8Array;
  /** 1 to 64 printable ASCII characters without a colon; in a shared round those of three players, joined. */
  readonly clientSeed: string;
  /** Counts the bets made with one pair of seeds: 0, 1, 2, ... */
  readonly nonce: number;
  /** The public number of a shared round or a scheduled draw, which makes the draw a v2; missing for v1. */
  readonly beacon?: BeaconNumber | undefined;
}

/** A stream of fair random numbers. Rules take one as an argument and use no other randomness. */
export interface Draw {
  /** A whole number from 0 to n - 1, each equally likely, for 1 <= n <= 2^32. */
  uniform(n: number): number;
  /** A whole number from 0 to 2^52 - 1. */
  bits52(): bigint;
}

const SEED_BYTES = 32;
const BLOCK_BYTES = 32;
const WORD_BYTES = 4;
const WORD = 2 ** 32;
type Hmac = _HMAC<_SHA256>;

const HEX_32 = /^[0-9a-f]{64}$/;
const DRAW_NAME = /^[a-z][a-z0-9-]*$/;

/**
 * HMAC-SHA256 counter stream, read by rejection sampling, over `v1:{game}:{clientSeed}:{nonce}:{block}`, or with a
 * beacon over `v2:{game}:{clientSeed}:{nonce}:{chainHash}/{round}/{randomness}:{block}`. Throws a RangeError for a seed,
 * name, nonce or beacon that is invalid.
 */
export const createDraw = (game: DrawName, source: DrawSource): Draw =>
  drawsOf(source)(game, source.nonce, source.beacon);

/**
 * Makes the draws of one pair of seeds. The key is hashed once here, and all blocks are hashed by one instance, which
 * costs half of hashing each with a new one. Every block starts by overwriting the instance with the keyed state, so
 * draws may be read in any order, also interleaved, and give the same numbers as alone.
 */
export function drawsOf({
  serverSeed,
  clientSeed,
}: Pick<DrawSource, 'serverSeed' | 'clientSeed'>): (
  game: DrawName,
  nonce: number,
  beacon?: BeaconNumber,
) => Draw {
  if (serverSeed.length !== SEED_BYTES) throw new RangeError('the server seed must have 32 bytes');
  if (!isDrawSeed(clientSeed))
    throw new RangeError('the client seed must be printable ASCII without a colon');
  const mac = new KeyedMac(serverSeed);
  return (game, nonce, beacon) => {
    if (!DRAW_NAME.test(game))
      throw new RangeError('the name of a draw must be lower-case letters, digits and hyphens');
    if (!Number.isSafeInteger(nonce) || nonce < 0)
      throw new RangeError('the nonce must be a whole number from 0');
    if (beacon === undefined) return new Stream(mac, `v1:${game}:${clientSeed}:${nonce}:`);
    const { chainHash, round, randomness } = beacon;
    if (!HEX_32.test(chainHash) || !HEX_32.test(randomness))
      throw new RangeError("a beacon's hashes must be 64 lower-case hex digits");
    if (!Number.isSafeInteger(round) || round < 1)
      throw new RangeError("a beacon's round must be a whole number from 1");
    return new Stream(mac, `v2:${game}:${clientSeed}:${nonce}:${chainHash}/${round}/${randomness}:`);
  };
}

/** HMAC-SHA256 of many messages under one key. */
class KeyedMac {
  readonly #keyed: Hmac;
  #working: Hmac | undefined;

  constructor(key: Uint8Array) {
    this.#keyed = hmac.create(sha256, key);
  }

  /** Writes the 32 bytes of the message's HMAC to `out`. */
  hashInto(message: Uint8Array, out: Uint8Array): void {
    this.#working = this.#keyed._cloneInto(this.#working);
    this.#working.update(message).digestInto(out);
  }
}

/** The first block is hashed when it is first read. */
class Stream implements Draw {
  readonly #mac: KeyedMac;
  readonly #prefix: string;
  readonly #block = new Uint8Array(BLOCK_BYTES);
  #blocks = 0;
  #read = BLOCK_BYTES;

  constructor(mac: KeyedMac, prefix: string) {
    this.#mac = mac;
    this.#prefix = prefix;
  }

  uniform(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > WORD)
      throw new RangeError('n must be a whole number from 1 to 2^32');
    const limit = WORD - (WORD % n);
    let word = this.#nextWord();
    while (word >= limit) word = this.#nextWord();
    return word % n;
  }

  bits52(): bigint {
    const high = BigInt(this.#nextWord());
    const low = BigInt(this.#nextWord());
    return ((high << 32n) | low) >> 12n;
  }

  /** The next four bytes as an unsigned big-endian number. */
  #nextWord(): number {
    if (this.#read === BLOCK_BYTES) this.#nextBlock();
    let word = 0;
    for (const end = this.#read + WORD_BYTES; this.#read < end; this.#read += 1) {
      word = (word << 8) | (this.#block[this.#read] ?? 0);
    }
    return word >>> 0;
  }

  #nextBlock(): void {
    this.#mac.hashInto(asciiBytes(`${this.#prefix}${this.#blocks}`), this.#block);
    this.#blocks += 1;
    this.#read = 0;
  }
}

/** A TextEncoder takes several times as long for so short a text. */
function asciiBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** The commitment shown before the bet: SHA-256 of the 32 bytes, as lower-case hex. */
export const commitmentOf = (serverSeed: Uint8Array): string => bytesToHex(sha256(serverSeed));

export const seedToHex = bytesToHex;

/** Throws a RangeError unless the text is 64 hex digits. */
export function seedFromHex(text: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new RangeError('the server seed must be 64 lower-case hex digits');
  return hexToBytes(text);
}
