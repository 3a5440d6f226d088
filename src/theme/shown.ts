import { useSyncExternalStore } from 'react';
import type { SkinName } from '../../games/kit/skin';

/** The part of a brand that pages use. Its pictures are in `/brand/<id>`. */
export interface ShownBrand {
  readonly id: string;
  readonly name: string;
  readonly siteTitle: string;
}

/** The page's current brand and skin. */
export interface Theme {
  readonly brand: ShownBrand;
  readonly skin: SkinName;
}

/** The brand and skin in which the server rendered the page, until the configuration is loaded. */
function written(): Theme {
  const { documentElement: root, head, title } = document;
  const name = head.querySelector('meta[name="application-name"]')?.getAttribute('content') ?? '';
  return { brand: { id: root.dataset.brand ?? 'hiyas', name, siteTitle: title }, skin: 'bg24' };
}

let shown: Theme = written();
const listeners = new Set<() => void>();

export const shownTheme = (): Theme => shown;

/** Publishes the theme to components that show its name, mark or layout. */
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

/** The current brand and skin; follows changes. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, shownTheme);
