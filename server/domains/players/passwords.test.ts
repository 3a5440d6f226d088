import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './commonPasswords';
import { hashPassword, isPasswordRight, isPasswordWeak } from './passwords';

const PHONE = '+639171234567';

describe('weak passwords', () => {
  it.each([...COMMON_PASSWORDS.slice(0, 5), 'Password123', 'IloveYou', 'aaaaaaa', '11111111'])(
    'are refused: %s',
    (password) => {
      expect(isPasswordWeak(password, PHONE)).toBe(true);
    },
  );

  it.each(['9171234567', '09171234567', '639171234567', '+639171234567'])(
    'include the phone number: %s',
    (password) => {
      expect(isPasswordWeak(password, PHONE)).toBe(true);
    },
  );

  it('do not include strong ones', () => {
    expect(isPasswordWeak('tarsier-7-palms', PHONE)).toBe(false);
  });

  it('come from a long list, in lower case, without duplicates', () => {
    expect(COMMON_PASSWORDS.length).toBeGreaterThan(500);
    expect(new Set(COMMON_PASSWORDS).size).toBe(COMMON_PASSWORDS.length);
    expect(COMMON_PASSWORDS.filter((word) => word.length < 6 || word !== word.toLowerCase())).toEqual([]);
  });
});

describe('password hashes', () => {
  it('use salted argon2id with 19 MiB and two passes', async () => {
    const [one, two] = await Promise.all([hashPassword('tarsier-7'), hashPassword('tarsier-7')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('match the right password only', async () => {
    const hash = await hashPassword('tarsier-7');
    expect(await isPasswordRight(hash, 'tarsier-7')).toBe(true);
    expect(await isPasswordRight(hash, 'tarsier-8')).toBe(false);
    expect(await isPasswordRight(null, 'tarsier-7')).toBe(false);
  });
});
