import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text in every encoding that it is sent in. */
export interface Compressed {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Two levels below the maximum, which takes seconds for the longest lists and saves almost nothing. */
const QUALITY = 9;

/** Compressed once and sent often. */
export async function compress(text: string): Promise<Compressed> {
  const plain = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gzipped] = await Promise.all([brotli(plain, { params }), zip(plain, { level: QUALITY })]);
  return { plain, br, gzip: gzipped };
}

/** The encoding that the caller accepts; sets the reply's headers for it. */
export function formFor(request: FastifyRequest, reply: FastifyReply, compressed: Compressed): Buffer {
  reply.header('vary', 'accept-encoding');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (const form of ['br', 'gzip'] as const) {
    if (!new RegExp(`\\b${form}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)) continue;
    reply.header('content-encoding', form);
    return compressed[form];
  }
  return compressed.plain;
}

/** Shorter texts are not compressed: the added header would outweigh the saving. */
export const COMPRESSED_MIN_BYTES = 1024;

/** Number of cached texts: each list of games for each kind of caller. */
const REMEMBERED = 24;

const remembered = new Map<string, Promise<Compressed>>();

/** Compresses a text that is sent repeatedly, such as a version of the list of games, and caches the result. */
export function compressOnce(text: string): Promise<Compressed> {
  const known = remembered.get(text) ?? compress(text);
  // Least recently used first.
  remembered.delete(text);
  remembered.set(text, known);
  for (const oldest of remembered.keys()) {
    if (remembered.size <= REMEMBERED) break;
    remembered.delete(oldest);
  }
  return known;
}
