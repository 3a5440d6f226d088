import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeals, openSeals } from './seals';

const secret = randomBytes(32);
const PLACE = 'chain 1, place 1000';

describe('a seal', () => {
  const seals = createSeals(randomBytes(32));
  const sealed = seals.seal(secret, PLACE);

  it('hides its secret, and is another one each time', () => {
    expect(sealed).toHaveLength(60);
    expect(sealed.includes(secret.subarray(0, 8))).toBe(false);
    expect(seals.seal(secret, PLACE).equals(sealed)).toBe(false);
    expect(seals.open(sealed, PLACE)).toEqual(secret);
  });

  it('opens with no other key, at no other place, and not when a byte was changed', () => {
    expect(() => createSeals(randomBytes(32)).open(sealed, PLACE)).toThrow();
    expect(() => seals.open(sealed, 'chain 1, place 2000')).toThrow();
    for (const at of [0, 12, 43, 44, 59]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => seals.open(changed, PLACE)).toThrow();
    }
    expect(() => seals.open(sealed.subarray(0, 20), PLACE)).toThrow();
  });
});

describe('the key of the seals', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'seals-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('is made once where none is set, for its owner only', async () => {
    const [one, other] = await Promise.all([
      openSeals({ seedKey: null, dataDir }),
      openSeals({ seedKey: null, dataDir }),
    ]);
    expect(other.seals.open(one.seals.seal(secret, PLACE), PLACE)).toEqual(secret);
    const path = join(dataDir, 'seed.key');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const again = await openSeals({ seedKey: await readFile(path, 'utf8'), dataDir: '/nowhere' });
    expect(again.seals.open(one.seals.seal(secret, PLACE), PLACE)).toEqual(secret);
    expect(again.pairSeals.open(one.pairSeals.seal(secret, PLACE), PLACE)).toEqual(secret);
  });

  it('gives the seeds of players a key of their own', async () => {
    const { seals, pairSeals } = await openSeals({ seedKey: 'a1'.repeat(32), dataDir });
    expect(() => seals.open(pairSeals.seal(secret, PLACE), PLACE)).toThrow();
    expect(() => pairSeals.open(seals.seal(secret, PLACE), PLACE)).toThrow();
  });

  it('is refused when it is no key', async () => {
    await writeFile(join(dataDir, 'seed.key'), 'short');
    await expect(openSeals({ seedKey: null, dataDir })).rejects.toThrow('not a key');
  });
});
