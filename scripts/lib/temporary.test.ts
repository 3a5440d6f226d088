import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderInMemory } from './temporary.mjs';

const ENOUGH = 2 ** 40;

describe('the folder in memory', () => {
  let root = '';
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'peryahan-memory-'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('can be entered by other users, and is the same each time', async () => {
    const folder = folderInMemory({ root, memory: ENOUGH });
    expect(folder).toBe(join(root, 'peryahan-tests'));
    expect((await stat(folder ?? '')).mode & 0o7777).toBe(0o1777);
    expect(folderInMemory({ root, memory: ENOUGH })).toBe(folder);
  });

  it('is not used on a machine with little memory, or without such a folder', () => {
    expect(folderInMemory({ root, memory: 2 ** 30 })).toBeNull();
    expect(folderInMemory({ root: join(root, 'missing'), memory: ENOUGH })).toBeNull();
  });
});
