import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { Mac } from './mac';
import { isDrawSeed } from './seeds';

/** The version of the draw's formula; it stands in every message that is hashed. */
export const DRAW_VERSION = 'v1';

export type DrawName =
  | 'color'
  | 'ring'
  | 'crash'
  | 'scratch'
  | 'dice'
  | 'sabong'
  | 'sabong-card'
  | 'wheel'
  | 'lotto'
  | 'trade';

/** What one bet's luck is made of. */
export interface DrawSource {
  /** 32 secret bytes. */
  readonly serverSeed: Uint8Array;
  /** 1 to 64 printable ASCII characters without a colon; in a shared round those of three players, joined. */
  readonly clientSeed: string;
  /** Counts the bets made with one pair of seeds: 0, 1, 2, ... */
  readonly nonce: number;
}

/** A stream of fair numbers. Rules take one as an argument and never reach for luck themselves. */
export interface Draw {
  /** A whole number from 0 to n - 1, each equally likely, for 1 <= n <= 2^32. */
  uniform(n: number): number;
  /** A whole number from 0 to 2^52 - 1. */
  bits52(): bigint;
}

const SEED_BYTES = 32;
const BLOCK_WORDS = 8;
const WORD = 2 ** 32;

/** The seeds used last, the server's keyed and the client's read: rounds come many in a row under one pair. */
const last: { readonly serverSeed: Uint8Array; mac: Mac | null; clientSeed: string | null } = {
  serverSeed: new Uint8Array(SEED_BYTES),
  mac: null,
  clientSeed: null,
};

function macOf(serverSeed: Uint8Array): Mac {
  if (last.mac !== null && isLast(serverSeed)) return last.mac;
  const mac = new Mac(serverSeed);
  last.serverSeed.set(serverSeed);
  last.mac = mac;
  return mac;
}

function isLast(serverSeed: Uint8Array): boolean {
  for (let at = 0; at < SEED_BYTES; at += 1) if (last.serverSeed[at] !== serverSeed[at]) return false;
  return true;
}

function isReadable(clientSeed: string): boolean {
  if (clientSeed === last.clientSeed) return true;
  if (!isDrawSeed(clientSeed)) return false;
  last.clientSeed = clientSeed;
  return true;
}

/** HMAC-SHA256 counter stream over `v1:{game}:{clientSeed}:{nonce}:{block}`, read by rejection sampling. */
export function createDraw(game: DrawName, { serverSeed, clientSeed, nonce }: DrawSource): Draw {
  if (serverSeed.length !== SEED_BYTES) throw new RangeError('a server seed has 32 bytes');
  if (!isReadable(clientSeed)) throw new RangeError('a client seed is printable and has no colon');
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('a nonce counts from 0');
  return new Stream(macOf(serverSeed), game, clientSeed, nonce);
}

/** A million of these are made in a test, so each is one small object, and its first block waits until it is read. */
class Stream implements Draw {
  readonly #mac: Mac;
  readonly #game: DrawName;
  readonly #clientSeed: string;
  readonly #nonce: number;
  readonly #block = [0, 0, 0, 0, 0, 0, 0, 0];
  #blocks = 0;
  #read = BLOCK_WORDS;

  constructor(mac: Mac, game: DrawName, clientSeed: string, nonce: number) {
    this.#mac = mac;
    this.#game = game;
    this.#clientSeed = clientSeed;
    this.#nonce = nonce;
  }

  uniform(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > WORD) throw new RangeError('uniform takes 1 to 2^32');
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

  #nextWord(): number {
    if (this.#read === BLOCK_WORDS) this.#nextBlock();
    const word = this.#block[this.#read] ?? 0;
    this.#read += 1;
    return word >>> 0;
  }

  #nextBlock(): void {
    const mac = this.#mac;
    mac.begin();
    mac.text(MESSAGE_START);
    mac.text(this.#game);
    mac.text(':');
    mac.text(this.#clientSeed);
    mac.text(':');
    mac.number(this.#nonce);
    mac.text(':');
    mac.number(this.#blocks);
    mac.end(this.#block);
    this.#blocks += 1;
    this.#read = 0;
  }
}

const MESSAGE_START = `${DRAW_VERSION}:`;

/** The commitment shown before the bet: SHA-256 of the 32 bytes, as lower-case hex. */
export const commitmentOf = (serverSeed: Uint8Array): string => bytesToHex(sha256(serverSeed));

export const seedToHex = bytesToHex;

/** Throws a RangeError unless the text is 64 hex digits. */
export function seedFromHex(text: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new RangeError('a server seed is 64 lower-case hex digits');
  return hexToBytes(text);
}
