import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { SMS_RESEND_S } from '../../../contract/account/account';
import { stored } from '../storage/storage';
import type { StoredName } from '../storage/storedNames';
import { storedAtom } from '../store/storedAtom';
import { uidAtom } from './session';

const LONGEST_MS = SMS_RESEND_S * 1000;

const sent = z.object({
  atMs: z.number(),
  waitMs: z.number(),
  /** To which player; null for one who is about to log in. */
  uid: z._default(z.nullable(z.int()), null),
});

type Sent = z.output<typeof sent>;

/** How long the player has to wait still, and in all, in ms. What was sent to another player of this device is not theirs. */
export function waitOf(
  kept: Sent | null,
  uid: number | null,
  nowMs: number,
): { readonly leftMs: number; readonly waitMs: number } {
  const own = kept?.uid === uid ? kept : null;
  const waitMs = Math.min(own?.waitMs ?? LONGEST_MS, LONGEST_MS);
  const left = own === null ? 0 : own.atMs + waitMs - nowMs;
  // A clock set back must not lengthen the wait.
  return { leftMs: left > 0 && left <= waitMs ? left : 0, waitMs };
}

const sentAtom = (name: StoredName) => storedAtom(stored(name, z.nullable(sent), () => null));
/** The forms that send a code, each with what the device stores about the last one. Each has its own wait. */
const SENT = {
  entry: sentAtom('sendTime'),
  mail: sentAtom('codeWait_mail'),
  sms: sentAtom('codeWait_sms'),
} as const;
type CodePlace = keyof typeof SENT;

interface CodeWait {
  /** How long until another code may be sent, in ms; 0 when one may be sent now. */
  readonly leftMs: number;
  /** The remaining part of the wait, 1 to 0. */
  readonly share: number;
  /** Starts the wait after a code was sent. */
  readonly start: (waitMs: number) => void;
}

/** The wait between two codes. It continues across a reload and in another tab. */
export function useCodeWait(way: CodePlace): CodeWait {
  const [kept, keep] = useAtom(SENT[way]);
  const [nowMs, setNowMs] = useState(() => Date.now());
  const player = useAtomValue(uidAtom);
  const uid = way === 'entry' ? null : player;
  const { leftMs, waitMs } = waitOf(kept, uid, nowMs);
  const running = leftMs > 0;
  useEffect(() => {
    if (!running) return;
    const beat = setInterval(() => setNowMs(Date.now()), 250);
    return () => clearInterval(beat);
  }, [running]);
  const start = (nextWaitMs: number) => {
    const atMs = Date.now();
    setNowMs(atMs);
    keep({ atMs, waitMs: nextWaitMs, uid });
  };
  return { leftMs, share: leftMs / waitMs, start };
}
