import { useState } from 'react';
import type { OpenPath } from '../../../contract/addresses';
import { isOpenPage } from './availablePages';
import { safeBackUrl } from './backUrl';
import { useNavigate } from './useNavigate';

interface Entry {
  readonly idx?: number;
  readonly layers?: number;
}

const entry = (): Entry => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

/** The Navigation API: this window's own history, without the entries of frames. Not every browser has it. */
export interface OwnHistory {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly {
    readonly key: string;
    readonly url: string | null;
    readonly sameDocument: boolean;
  }[];
  traverseTo(key: string): unknown;
}

/** The key of the last history entry before this one that is neither a game nor a log-in; null without one. */
export function pageBefore(
  history: Pick<OwnHistory, 'currentEntry' | 'entries'>,
  isOpen: (path: string) => path is OpenPath,
): string | null {
  const before = history.entries().slice(0, history.currentEntry?.index ?? 0);
  const page = before.findLast(({ url, sameDocument }) => {
    if (url === null || !sameDocument) return false;
    const address = new URL(url).hash.slice(1) || '/';
    return safeBackUrl(address, isOpen) === address;
  });
  return page?.key ?? null;
}

/**
 * Returns the function that leaves a game: back to the page before it, skipping what a frame, a log-in or a change of
 * wallet has added to the history. Without such a page, `backUrl` replaces this entry.
 */
export function useLeaveGame(backUrl: string | null): () => void {
  const navigate = useNavigate();
  const [entries] = useState(() => window.history.length);
  const go = () => {
    const { navigation } = window as { navigation?: OwnHistory };
    const key = navigation && pageBefore(navigation, isOpenPage);
    if (navigation && key) return navigation.traverseTo(key);
    // Without the Navigation API, back is safe as long as no entry was added.
    if (!navigation && (entry().idx ?? 0) > 0 && window.history.length === entries) return navigate(-1);
    navigate(safeBackUrl(backUrl, isOpenPage), { replace: true });
  };
  return () => {
    // An open sheet removes its own history entry first.
    if ((entry().layers ?? 0) > 0) window.addEventListener('popstate', () => setTimeout(go), { once: true });
    else go();
  };
}
