import { describe, expect, it } from 'vitest';
import { isSignatureRight, signatureOf, signatureParts } from './signature';

const SECRET = 'a secret of some length';
const body = Buffer.from('{"amount":50000}');
const now = new Date('2026-03-01T00:00:00Z');
const seconds = String(now.getTime() / 1_000);
const signature = signatureOf(SECRET, seconds, body);
const after = (byS: number) => new Date(now.getTime() + byS * 1_000);

describe('a signature', () => {
  it('is a standard HMAC', () => {
    // printf '1.x' | openssl dgst -sha256 -hmac key
    expect(signatureOf('key', '1', Buffer.from('x'))).toBe(
      'fc4913c41a7bf793267e2a384f3261c9436ec2cd097bd745e7b0d99113f510ec',
    );
  });

  it('is valid only for its own bytes, time and secret', () => {
    expect(isSignatureRight(SECRET, { seconds, signature }, body, now)).toBe(true);
    expect(isSignatureRight('another secret', { seconds, signature }, body, now)).toBe(false);
    const later = String(Number(seconds) + 1);
    expect(isSignatureRight(SECRET, { seconds: later, signature }, body, now)).toBe(false);
  });

  it('is invalid after changing any bit of body or signature', () => {
    for (let bit = 0; bit < body.length * 8; bit += 1) {
      const changed = Buffer.from(body);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(isSignatureRight(SECRET, { seconds, signature }, changed, now)).toBe(false);
    }
    for (let at = 0; at < signature.length; at += 1) {
      const changed = signature.slice(0, at) + (signature[at] === '0' ? '1' : '0') + signature.slice(at + 1);
      expect(isSignatureRight(SECRET, { seconds, signature: changed }, body, now)).toBe(false);
    }
  });

  it('is valid for 300 seconds either way and not for 301', () => {
    for (const [byS, expected] of [
      [-301, false],
      [-300, true],
      [300, true],
      [301, false],
    ] as const) {
      expect(isSignatureRight(SECRET, { seconds, signature }, body, after(byS))).toBe(expected);
    }
  });

  it.each([
    ['no time', { seconds: undefined, signature }],
    ['no signature', { seconds, signature: undefined }],
    ['a short signature', { seconds, signature: signature.slice(2) }],
    ['upper case', { seconds, signature: signature.toUpperCase() }],
    ['no number as time', { seconds: 'now', signature }],
    ['an endless time', { seconds: '9'.repeat(400), signature }],
  ])('is invalid with %s', (_, signed) => {
    expect(isSignatureRight(SECRET, signed, body, now)).toBe(false);
  });

  it('is parsed into parts, and the first of two equal names counts', () => {
    const parts = signatureParts('t=1,te=aa,li=,te=bb,junk,=x');
    expect([...parts]).toEqual([
      ['t', '1'],
      ['te', 'aa'],
      ['li', ''],
    ]);
  });
});
