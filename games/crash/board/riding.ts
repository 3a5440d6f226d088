import { useSyncExternalStore } from 'react';
import type { Centavos } from '../../kit/rules/money';

/**
 * The part of the player's own bets that is still in the round. The board knows the tickets and the figures over the
 * stage show their value: these are separate React trees, so they share this store.
 */
export interface Riding {
  readonly stakeCentavos: Centavos;
}

let riding: Riding | null = null;
const listeners = new Set<() => void>();

export function setRiding(next: Riding | null): void {
  if (riding?.stakeCentavos === next?.stakeCentavos) return;
  riding = next;
  for (const listen of listeners) listen();
}

export const useRiding = (): Riding | null =>
  useSyncExternalStore(
    (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    () => riding,
  );
