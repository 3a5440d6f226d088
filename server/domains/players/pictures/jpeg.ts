import { areSidesFine } from './sides';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const ADOBE = 0xee;
/** Baseline, extended and progressive; browsers show no others. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
/** Tables and the restart interval: what decoding needs besides frame and scans. */
const TABLES: readonly number[] = [0xdb, 0xc4, 0xdd];
/** A progressive picture has about ten; hundreds could only serve to overload a decoder. */
const SCANS_MAX = 32;

interface Segment {
  readonly marker: number;
  /** With its marker and length; a scan with its pixels. */
  readonly bytes: Buffer;
}

export const isJpeg = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === START;

/** A JPEG stripped to its picture, with its size. */
export interface CleanJpeg {
  readonly bytes: Buffer;
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * A JPEG stripped to its picture: location, previews, comments and data after its end are removed. Null for an
 * invalid picture, or one that is too small or has a side of more than `sideMaxPx`, an avatar's where it is missing.
 */
export function cleanJpeg(bytes: Buffer, sideMaxPx?: number): CleanJpeg | null {
  const segments = readSegments(bytes);
  if (segments === null) return null;
  const frames = segments.filter(({ marker }) => FRAMES.includes(marker));
  const scans = segments.filter(({ marker }) => marker === SCAN);
  const [frame] = frames;
  if (frame === undefined || frames.length > 1 || !isFrameFine(frame.bytes)) return null;
  const [widthPx, heightPx] = [frame.bytes.readUInt16BE(7), frame.bytes.readUInt16BE(5)];
  if (!areSidesFine(widthPx, heightPx, sideMaxPx)) return null;
  if (scans.length === 0 || scans.length > SCANS_MAX) return null;
  const kept = segments.filter(isPicture).map((segment) => segment.bytes);
  const cleaned = Buffer.concat([Buffer.from([0xff, START]), ...kept, Buffer.from([0xff, END])]);
  return { bytes: cleaned, widthPx, heightPx };
}

/** Adobe's segment says how colours are coded, in twelve bytes; longer ones contain other data. */
const isPicture = ({ marker, bytes }: Segment): boolean =>
  marker === SCAN ||
  FRAMES.includes(marker) ||
  TABLES.includes(marker) ||
  (marker === ADOBE && bytes.length === 16 && bytes.toString('latin1', 4, 9) === 'Adobe');

/** A frame holds marker, length, depth, height, width, number of colours, and 3 bytes per colour. */
function isFrameFine(frame: Buffer): boolean {
  if (frame.length < 10) return false;
  const [depth, colours] = [frame[4], frame[9]];
  if (depth !== 8 || (colours !== 1 && colours !== 3)) return false;
  return frame.length === 10 + 3 * colours;
}

/** All segments up to the end; null where one is broken or the end is missing. */
function readSegments(bytes: Buffer): Segment[] | null {
  const segments: Segment[] = [];
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    if (marker === END) return segments;
    // Markers may be preceded by any number of fill bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker < 0xc0 || at + 4 > bytes.length) return null;
    const length = bytes.readUInt16BE(at + 2);
    const headEnd = at + 2 + length;
    if (length < 2 || headEnd > bytes.length) return null;
    const end = marker === SCAN ? scanEnd(bytes, headEnd) : headEnd;
    segments.push({ marker, bytes: bytes.subarray(at, end) });
    at = end;
  }
  return null;
}

/** The end of a scan's pixels: a marker that is neither an escaped 0xff nor a restart marker. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
