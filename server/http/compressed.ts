import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text in every form that it is sent in. */
export interface Packed {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Two steps below the utmost, which takes seconds for the longest lists and saves next to nothing. */
const QUALITY = 9;

/** Compressed once and sent often. */
export async function pack(text: string): Promise<Packed> {
  const plain = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gzipped] = await Promise.all([brotli(plain, { params }), zip(plain, { level: QUALITY })]);
  return { plain, br, gzip: gzipped };
}

/** The form that the caller reads; the reply is told which one it is. */
export function formFor(request: FastifyRequest, reply: FastifyReply, packed: Packed): Buffer {
  reply.header('vary', 'accept-encoding');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (const form of ['br', 'gzip'] as const) {
    if (!new RegExp(`\\b${form}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)) continue;
    reply.header('content-encoding', form);
    return packed[form];
  }
  return packed.plain;
}

/** Below this the header of the reply weighs more than what is saved. */
export const PACKED_MIN_BYTES = 1024;

/** So many texts are remembered: each list of games as each kind of caller sees it. */
const REMEMBERED = 24;

const remembered = new Map<string, Promise<Packed>>();

/** Packs a text that is sent again and again, such as the list of games of one version, at its first sending only. */
export function packOnce(text: string): Promise<Packed> {
  const known = remembered.get(text) ?? pack(text);
  // Used last stands last; what was not used for longest goes first.
  remembered.delete(text);
  remembered.set(text, known);
  for (const oldest of remembered.keys()) {
    if (remembered.size <= REMEMBERED) break;
    remembered.delete(oldest);
  }
  return known;
}
