import { useSyncExternalStore } from 'react';
import type { SkinName } from '../../games/kit/skin';

/** What of a brand the pages name. Its pictures stand in `/brand/<id>`. */
export interface ShownBrand {
  readonly id: string;
  readonly name: string;
  readonly siteTitle: string;
}

/** What the page wears. */
export interface Theme {
  readonly brand: ShownBrand;
  readonly skin: SkinName;
}

/** The page was written for its brand: until the configuration is there, it says whose house this is. */
function written(): Theme {
  const { documentElement: root, head, title } = document;
  const name = head.querySelector('meta[name="application-name"]')?.getAttribute('content') ?? '';
  return { brand: { id: root.dataset.brand ?? 'hiyas', name, siteTitle: title }, skin: 'bg24' };
}

let shown: Theme = written();
const listeners = new Set<() => void>();

export const shownTheme = (): Theme => shown;

/** Tells everybody who shows a name, a mark or a layout of its own. */
export function showTheme(look: Theme): void {
  shown = look;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Brand and skin on show; follows a change of either. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, shownTheme);
