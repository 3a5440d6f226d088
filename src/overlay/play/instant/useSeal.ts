import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useSeeds } from '../../../shared/play/seeds';
import { whenIdle } from '../../../shared/whenIdle';
import { commitDemo, demoCommitmentAtom } from '../demo/demo';
import type { Host } from '../useHost';

/** The commitment to the server seed of the next round, for boards that show it; null until it is known. */
export function useSeal({ card, mode, parts }: Pick<Host, 'card' | 'mode' | 'parts'>): string | null {
  const isShown = parts !== null && 'showsSeal' in parts.board && parts.board.showsSeal === true;
  const isReal = mode === 'real';
  const { data } = useSeeds(card.name, isShown && isReal);
  const demo = useAtomValue(demoCommitmentAtom(card.name));
  const isMissing = isShown && !isReal && demo === null;
  useEffect(() => {
    // The first bet asks for it in any case.
    if (isMissing) void whenIdle().then(() => commitDemo(card.name).catch(() => undefined));
  }, [isMissing, card]);
  if (!isShown) return null;
  return isReal ? (data?.commitment ?? null) : demo;
}
