import { type FileHandle, open } from 'node:fs/promises';

/** Reads the whole lines of a file from a byte on. What follows the last line break is left out. No file has 0 bytes. */
export async function readLines(
  path: string,
  fromByte = 0,
): Promise<{ readonly lines: readonly string[]; readonly endByte: number; readonly size: number }> {
  let file: FileHandle;
  try {
    file = await open(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { lines: [], endByte: 0, size: 0 };
    throw error;
  }
  try {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.max(0, size - fromByte));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, fromByte);
    const end = bytes.subarray(0, bytesRead).lastIndexOf(0x0a) + 1;
    const text = bytes.subarray(0, end).toString();
    return { lines: text === '' ? [] : text.slice(0, -1).split('\n'), endByte: fromByte + end, size };
  } finally {
    await file.close();
  }
}

/**
 * Writes lines after the last whole line, which ends at this byte, and resolves when they are on the disk. What a
 * crash left of another line is overwritten. Returns where the file ends now. Throws an Error where whole lines follow.
 */
export async function appendLines(path: string, endByte: number, lines: readonly string[]): Promise<number> {
  const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
  const after = await readLines(path, endByte);
  if (after.lines.length > 0) throw new Error(`lines of ${path} would be lost`);
  const file = await open(path, endByte === 0 ? 'w' : 'r+');
  try {
    await file.truncate(endByte);
    await file.write(bytes, 0, bytes.length, endByte);
    await file.datasync();
  } finally {
    await file.close();
  }
  return endByte + bytes.length;
}
