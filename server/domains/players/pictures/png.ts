import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { areSidesFine } from './sides';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Samples per pixel by colour type, and the allowed bit depths. */
const COLOURS: ReadonlyMap<number, { readonly samples: number; readonly depths: readonly number[] }> =
  new Map([
    [0, { samples: 1, depths: [1, 2, 4, 8, 16] }],
    [2, { samples: 3, depths: [8, 16] }],
    [3, { samples: 1, depths: [1, 2, 4, 8] }],
    [4, { samples: 2, depths: [8, 16] }],
    [6, { samples: 4, depths: [8, 16] }],
  ]);

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/**
 * A PNG re-encoded: its pixels are unpacked, counted and packed again, and only header, palette, transparency
 * and pixels are kept. Null for an invalid, interlaced or animated picture, or one that is too small or too
 * large.
 */
export function cleanPng(bytes: Buffer): Buffer | null {
  const chunks = readChunks(bytes);
  const header = chunks?.[0];
  if (chunks === null || header?.type !== 'IHDR' || header.data.length !== 13) return null;
  const all = (type: string) => chunks.filter((chunk) => chunk.type === type);
  if (all('IHDR').length !== 1 || all('acTL').length > 0) return null;
  const length = pixelBytes(header.data);
  if (length === null) return null;
  const pixels = unpack(Buffer.concat(all('IDAT').map(({ data }) => data)), length);
  if (pixels === null) return null;

  const [palette, ...palettes] = all('PLTE');
  const [transparency, ...transparencies] = all('tRNS');
  if (palettes.length + transparencies.length > 0) return null;
  if ((header.data[9] === 3 && palette === undefined) || !isPalette(palette) || !isAlpha(transparency))
    return null;
  const kept = [header, palette, transparency].filter((chunk) => chunk !== undefined);
  return Buffer.concat([
    SIGNATURE,
    ...kept.map(writeChunk),
    writeChunk({ type: 'IDAT', data: deflateSync(pixels, { level: 9 }) }),
    writeChunk({ type: 'IEND', data: Buffer.alloc(0) }),
  ]);
}

const isPalette = (chunk: Chunk | undefined): boolean =>
  chunk === undefined || (chunk.data.length % 3 === 0 && chunk.data.length > 0 && chunk.data.length <= 768);
const isAlpha = (chunk: Chunk | undefined): boolean => chunk === undefined || chunk.data.length <= 256;

/** All chunks up to the end; null where one is broken. Data after the end is dropped. */
function readChunks(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (at + 12 + length > bytes.length) return null;
    const named = bytes.subarray(at + 4, at + 8 + length);
    if (crc32(named) !== bytes.readUInt32BE(at + 8 + length)) return null;
    const type = named.toString('latin1', 0, 4);
    if (type === 'IEND') return chunks;
    chunks.push({ type, data: named.subarray(4) });
    at += 12 + length;
  }
  return null;
}

function writeChunk({ type, data }: Chunk): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** The size of the unpacked pixels in bytes, with a filter byte per line; null for a header that is refused. */
function pixelBytes(header: Buffer): number | null {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colour = -1, ...methods] = header.subarray(8);
  const format = COLOURS.get(colour);
  if (!areSidesFine(width, height) || format?.depths.includes(depth) !== true) return null;
  if (methods.some((method) => method !== 0)) return null;
  return height * (1 + Math.ceil((width * format.samples * depth) / 8));
}

function unpack(packed: Buffer, length: number): Buffer | null {
  try {
    const pixels = inflateSync(packed, { maxOutputLength: length });
    return pixels.length === length ? pixels : null;
  } catch {
    return null;
  }
}
