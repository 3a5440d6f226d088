import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { serverNowMs } from '../config/config';
import { onlineAtom } from '../online';
import type { PlayMode } from '../play/play';
import { uidAtom } from '../session/session';
import { refreshSaferPlay, saferPlayAtom, saferPlayQuery } from './saferPlay';
import { openRealityCheck } from './saferPlayRefusal';

/** Shorter than the shortest interval: the first bet of a sitting sets when its check is due. */
const LOOK_EVERY_MS = 4 * 60_000;

/**
 * Opens the reality check when it is due and no bet is running, before a bet is refused because of it. If it is closed
 * without an answer, it returns with the next bet.
 */
export function useRealityCheck(mode: PlayMode, idle: boolean): void {
  const online = useAtomValue(onlineAtom);
  const uid = useAtomValue(uidAtom);
  const dueAt = useAtomValue(saferPlayAtom)?.realityCheck.dueAt ?? null;
  const [passed, setPassed] = useState<string | null>(null);
  const shownFor = useRef<string | null>(null);
  const follows = mode === 'real' && online && uid !== null;

  useQuery({ ...saferPlayQuery(uid), enabled: follows, refetchInterval: LOOK_EVERY_MS });

  useEffect(() => {
    if (!follows || dueAt === null) return;
    const timer = setTimeout(() => setPassed(dueAt), Math.max(0, Date.parse(dueAt) - serverNowMs()));
    return () => clearTimeout(timer);
  }, [follows, dueAt]);

  useEffect(() => {
    if (!follows || !idle || passed === null || passed !== dueAt || shownFor.current === passed) return;
    shownFor.current = passed;
    openRealityCheck();
  }, [follows, idle, passed, dueAt]);
}

/**
 * Loads the state and opens a check that is due. For provider games, which report that a bet has changed but not how.
 * Rejects with an ApiError.
 */
export async function refreshRealityCheck(): Promise<void> {
  const { realityCheck } = await refreshSaferPlay();
  if (realityCheck.isDue) openRealityCheck();
}
