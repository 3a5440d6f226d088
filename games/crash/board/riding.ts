import { useSyncExternalStore } from 'react';
import type { Centavos } from '../../kit/rules/money';

/**
 * What of the player's own fares rides just now. The board knows the tickets and the figures over the stage tell
 * what they are worth: the two stand apart in the page and meet here.
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
