import { describe, expect, it } from 'vitest';
import { isClientSeed } from '../../../games/kit/rules/seeds';
import { newClientSeed, sentClientSeed } from './clientSeed';

describe('the client seed that is sent for a pair', () => {
  it('is the one that was made here, once', () => {
    const made = newClientSeed();
    expect(made).toMatch(/^[0-9a-f]{16}$/);
    expect(sentClientSeed(made)).toBe(made);
    expect(sentClientSeed(made)).toMatch(new RegExp(`^${made}-[0-9a-f]{16}$`));
  });

  it('is a typed text with random digits, another one each time, and never too long', () => {
    const [one, other] = [sentClientSeed('aking swerte'), sentClientSeed('aking swerte')];
    expect(one).toMatch(/^aking swerte-[0-9a-f]{16}$/);
    expect(other).not.toBe(one);
    const long = sentClientSeed('x'.repeat(64));
    expect(long).toMatch(/^x{47}-[0-9a-f]{16}$/);
    expect(isClientSeed(long)).toBe(true);
  });
});
