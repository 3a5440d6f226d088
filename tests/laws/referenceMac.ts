/**
 * HMAC-SHA256 of short ASCII messages, written from FIPS 180-4 and RFC 2104: an independent implementation
 * to test the library of the draw against. Used by tests only.
 *
 * State is global, so only one message can be in progress, under any key: call begin, then parts, then end.
 */
export class Mac {
  readonly #inner: Int32Array;
  readonly #outer: Int32Array;

  /** Throws a RangeError for a key of more than one block. */
  constructor(key: Uint8Array) {
    if (key.length > BLOCK_BYTES) throw new RangeError('a key has at most 64 bytes');
    this.#inner = keyed(key, 0x36);
    this.#outer = keyed(key, 0x5c);
  }

  begin(): void {
    beginWith(this.#inner);
  }

  /** Characters must be ASCII. */
  text(part: string): void {
    for (let i = 0; i < part.length; i += 1) put(part.charCodeAt(i));
  }

  /** A non-negative integer, in decimal. */
  number(part: number): void {
    if (part > INT32_MAX) this.text(String(part));
    else putDigits(part);
  }

  /** Writes the eight words of the HMAC into `out`, as signed 32-bit integers. */
  end(out: number[]): void {
    const bytes = BLOCK_BYTES + length;
    put(0x80);
    if (length % BLOCK_BYTES > LENGTH_AT) closeBlock();
    // Messages here are far shorter than 2^29 bytes, so the upper half of the length is 0.
    words[15] = bytes * 8;
    compress(from, running);

    for (let i = 0; i < STATE_WORDS; i += 1) words[i] = running[i] as number;
    words[8] = END_BIT;
    for (let i = 9; i < 15; i += 1) words[i] = 0;
    words[15] = CODED_BITS;
    compress(this.#outer, running);
    for (let i = 0; i < STATE_WORDS; i += 1) out[i] = running[i] as number;
  }
}

const STATE_WORDS = 8;
const BLOCK_WORDS = 16;
const BLOCK_BYTES = 64;
const LENGTH_AT = BLOCK_BYTES - 8;
const DIGIT_0 = 48;
const INT32_MAX = 0x7fffffff;
/** The padding bit after a message, at the start of a word. */
const END_BIT = 0x80 << 24;
/** Length in bits of the input of the outer hash: the key's block and the inner hash. */
const CODED_BITS = (BLOCK_BYTES + STATE_WORDS * 4) * 8;

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4). */
const ROUND_CONSTANTS = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

/** The same of the square roots of the first eight primes: the initial state. */
const START = Int32Array.from([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

/** The block in the first sixteen words, then the rest of the message schedule. */
const words = new Int32Array(64);
const running = new Int32Array(STATE_WORDS);
/** The state before the current block, and the length of the message so far in bytes. */
let from: Int32Array = START;
let length = 0;

function beginWith(state: Int32Array): void {
  from = state;
  length = 0;
  for (let i = 0; i < BLOCK_WORDS; i += 1) words[i] = 0;
}

function put(byte: number): void {
  const at = (length >> 2) & (BLOCK_WORDS - 1);
  words[at] = (words[at] as number) | (byte << (24 - ((length & 3) << 3)));
  length += 1;
  if (length % BLOCK_BYTES === 0) closeBlock();
}

function putDigits(part: number): void {
  let unit = 1;
  while (part / unit >= 10) unit *= 10;
  for (; unit >= 1; unit = (unit / 10) | 0) put(DIGIT_0 + (((part / unit) | 0) % 10));
}

function closeBlock(): void {
  compress(from, running);
  from = running;
  for (let i = 0; i < BLOCK_WORDS; i += 1) words[i] = 0;
}

/** The state after the key's block, each byte of it XORed with `pad`. */
function keyed(key: Uint8Array, pad: number): Int32Array {
  beginWith(START);
  for (let at = 0; at < BLOCK_BYTES; at += 1) put((key[at] ?? 0) ^ pad);
  return Int32Array.from(running);
}

/**
 * Compresses the block into a state. Eight rounds are unrolled, so that no word has to move from one
 * variable to the next; helper functions would not be inlined in a body of this size.
 */
function compress(before: Int32Array, after: Int32Array): void {
  const w = words;
  const k = ROUND_CONSTANTS;
  for (let i = 16; i < 64; i += 1) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
  }
  let a = before[0] as number;
  let b = before[1] as number;
  let c = before[2] as number;
  let d = before[3] as number;
  let e = before[4] as number;
  let f = before[5] as number;
  let g = before[6] as number;
  let h = before[7] as number;
  for (let i = 0; i < 64; i += 8) {
    h += ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    h = (h + (g ^ (e & (f ^ g))) + (k[i] as number) + (w[i] as number)) | 0;
    d = (d + h) | 0;
    h += ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    h = (h + ((a & b) ^ (c & (a ^ b)))) | 0;
    g += ((d >>> 6) | (d << 26)) ^ ((d >>> 11) | (d << 21)) ^ ((d >>> 25) | (d << 7));
    g = (g + (f ^ (d & (e ^ f))) + (k[i + 1] as number) + (w[i + 1] as number)) | 0;
    c = (c + g) | 0;
    g += ((h >>> 2) | (h << 30)) ^ ((h >>> 13) | (h << 19)) ^ ((h >>> 22) | (h << 10));
    g = (g + ((h & a) ^ (b & (h ^ a)))) | 0;
    f += ((c >>> 6) | (c << 26)) ^ ((c >>> 11) | (c << 21)) ^ ((c >>> 25) | (c << 7));
    f = (f + (e ^ (c & (d ^ e))) + (k[i + 2] as number) + (w[i + 2] as number)) | 0;
    b = (b + f) | 0;
    f += ((g >>> 2) | (g << 30)) ^ ((g >>> 13) | (g << 19)) ^ ((g >>> 22) | (g << 10));
    f = (f + ((g & h) ^ (a & (g ^ h)))) | 0;
    e += ((b >>> 6) | (b << 26)) ^ ((b >>> 11) | (b << 21)) ^ ((b >>> 25) | (b << 7));
    e = (e + (d ^ (b & (c ^ d))) + (k[i + 3] as number) + (w[i + 3] as number)) | 0;
    a = (a + e) | 0;
    e += ((f >>> 2) | (f << 30)) ^ ((f >>> 13) | (f << 19)) ^ ((f >>> 22) | (f << 10));
    e = (e + ((f & g) ^ (h & (f ^ g)))) | 0;
    d += ((a >>> 6) | (a << 26)) ^ ((a >>> 11) | (a << 21)) ^ ((a >>> 25) | (a << 7));
    d = (d + (c ^ (a & (b ^ c))) + (k[i + 4] as number) + (w[i + 4] as number)) | 0;
    h = (h + d) | 0;
    d += ((e >>> 2) | (e << 30)) ^ ((e >>> 13) | (e << 19)) ^ ((e >>> 22) | (e << 10));
    d = (d + ((e & f) ^ (g & (e ^ f)))) | 0;
    c += ((h >>> 6) | (h << 26)) ^ ((h >>> 11) | (h << 21)) ^ ((h >>> 25) | (h << 7));
    c = (c + (b ^ (h & (a ^ b))) + (k[i + 5] as number) + (w[i + 5] as number)) | 0;
    g = (g + c) | 0;
    c += ((d >>> 2) | (d << 30)) ^ ((d >>> 13) | (d << 19)) ^ ((d >>> 22) | (d << 10));
    c = (c + ((d & e) ^ (f & (d ^ e)))) | 0;
    b += ((g >>> 6) | (g << 26)) ^ ((g >>> 11) | (g << 21)) ^ ((g >>> 25) | (g << 7));
    b = (b + (a ^ (g & (h ^ a))) + (k[i + 6] as number) + (w[i + 6] as number)) | 0;
    f = (f + b) | 0;
    b += ((c >>> 2) | (c << 30)) ^ ((c >>> 13) | (c << 19)) ^ ((c >>> 22) | (c << 10));
    b = (b + ((c & d) ^ (e & (c ^ d)))) | 0;
    a += ((f >>> 6) | (f << 26)) ^ ((f >>> 11) | (f << 21)) ^ ((f >>> 25) | (f << 7));
    a = (a + (h ^ (f & (g ^ h))) + (k[i + 7] as number) + (w[i + 7] as number)) | 0;
    e = (e + a) | 0;
    a += ((b >>> 2) | (b << 30)) ^ ((b >>> 13) | (b << 19)) ^ ((b >>> 22) | (b << 10));
    a = (a + ((b & c) ^ (d & (b ^ c)))) | 0;
  }
  after[0] = ((before[0] as number) + a) | 0;
  after[1] = ((before[1] as number) + b) | 0;
  after[2] = ((before[2] as number) + c) | 0;
  after[3] = ((before[3] as number) + d) | 0;
  after[4] = ((before[4] as number) + e) | 0;
  after[5] = ((before[5] as number) + f) | 0;
  after[6] = ((before[6] as number) + g) | 0;
  after[7] = ((before[7] as number) + h) | 0;
}
