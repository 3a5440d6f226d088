import { describe, expect, it } from 'vitest';
import { waitOf } from './codeWait';

const SENT = { atMs: 1_000_000, waitMs: 120_000, uid: 20_000_001 };
const leftMs = (uid: number | null, nowMs: number) => waitOf(SENT, uid, nowMs).leftMs;

describe('the wait between two codes', () => {
  it('ends after its time, and is no longer because the clock was set back', () => {
    expect([1_000_000, 1_119_999, 1_120_000, 999_999].map((nowMs) => leftMs(SENT.uid, nowMs))).toEqual([
      120_000, 1, 0, 0,
    ]);
  });

  it('is not that of the player before, who was sent the code', () => {
    expect([leftMs(20_000_002, 1_000_001), leftMs(null, 1_000_001)]).toEqual([0, 0]);
  });
});
