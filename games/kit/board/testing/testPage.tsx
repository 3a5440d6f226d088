import { act, type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';
import type { Translate } from '../../card';
import { type Centavos, formatPesos } from '../../rules/money';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** The element where the tests of one file render. It is empty when each test begins. */
export interface TestPage {
  readonly place: HTMLElement;
  readonly render: (tree: ReactNode) => Promise<void>;
  /** Unmounts what is rendered, with its state. */
  readonly unmount: () => void;
}

/** Call it once in a test file, outside of its tests. */
export function testPage(): TestPage {
  const place = document.createElement('main');
  let root: Root | null = null;
  const unmount = () => {
    root?.unmount();
    root = null;
  };
  beforeEach(() => document.body.append(place));
  afterEach(() => {
    unmount();
    place.remove();
  });
  return {
    place,
    render: async (tree) => {
      root ??= createRoot(place);
      const mounted = root;
      globalThis.IS_REACT_ACT_ENVIRONMENT = true;
      await act(async () => mounted.render(<StrictMode>{tree}</StrictMode>));
      // Outside of act() again: the updates that follow come from the browser's own events.
      globalThis.IS_REACT_ACT_ENVIRONMENT = false;
    },
    unmount,
  };
}

/** Translates with the given strings, later ones before earlier ones. Throws for a missing key. */
export function translateBy(...words: readonly Readonly<Record<string, string>>[]): Translate {
  const all: Readonly<Record<string, string>> = Object.assign({}, ...words);
  return (key, values = {}) => {
    const text = all[key];
    if (text === undefined) throw new Error(`there is no string for ${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
}

export const formatAmount = (amount: Centavos): string => `₱${formatPesos(amount)}`;
