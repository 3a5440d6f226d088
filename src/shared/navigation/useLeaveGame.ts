import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkedBack } from './backUrl';
import { isOpenPage } from './openPages';

interface Entry {
  readonly idx?: number;
  readonly layers?: number;
}

const entry = (): Entry => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

/** What the browser tells of this window's own history, without what frames have added to it. Not each one does. */
export interface OwnHistory {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly {
    readonly key: string;
    readonly url: string | null;
    readonly sameDocument: boolean;
  }[];
  traverseTo(key: string): unknown;
}

/** The last page before this one that is no game and no log-in: the key of its entry; null where there is none. */
export function pageBefore(
  history: Pick<OwnHistory, 'currentEntry' | 'entries'>,
  isOpen: (path: string) => boolean,
): string | null {
  const before = history.entries().slice(0, history.currentEntry?.index ?? 0);
  const page = before.findLast(({ url, sameDocument }) => {
    if (url === null || !sameDocument) return false;
    const address = new URL(url).hash.slice(1) || '/';
    return checkedBack(address, isOpen) === address;
  });
  return page?.key ?? null;
}

/**
 * The way out of a game: back to the page one came from, over whatever a frame, a log-in or another wallet of the
 * game has added to the history. Where there is none, the page asked for takes this one's place.
 */
export function useLeaveGame(backUrl: string | null): () => void {
  const navigate = useNavigate();
  const [entries] = useState(() => window.history.length);
  const go = () => {
    const { navigation } = window as { navigation?: OwnHistory };
    const key = navigation && pageBefore(navigation, isOpenPage);
    if (navigation && key) return navigation.traverseTo(key);
    // Nothing is told of it: back is safe as long as nobody has added to it.
    if (!navigation && (entry().idx ?? 0) > 0 && window.history.length === entries) return navigate(-1);
    navigate(checkedBack(backUrl, isOpenPage), { replace: true });
  };
  return () => {
    // A sheet on top takes its own entry back first.
    if ((entry().layers ?? 0) > 0) window.addEventListener('popstate', () => setTimeout(go), { once: true });
    else go();
  };
}
