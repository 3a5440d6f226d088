import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOpenPage } from '../../state/pages';
import { checkedBack } from './backUrl';

interface Entry {
  readonly idx?: number;
  readonly layers?: number;
}

const entry = (): Entry => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

/** The page before this one, where the browser tells; as it would stand in an address. */
function cameFrom(): string | null {
  const { navigation } = window as { navigation?: Navigation };
  const at = navigation?.currentEntry?.index ?? 0;
  const url = navigation?.entries()[at - 1]?.url ?? null;
  return url === null ? null : new URL(url).hash;
}

/**
 * The way out of a game: back the way one came. A frame may have added to the
 * history; then going back would only turn its pages, and the page asked for takes this one's place.
 */
export function useWayOut(backUrl: string | null): () => void {
  const navigate = useNavigate();
  const [entries] = useState(() => window.history.length);
  const go = () => {
    if ((entry().idx ?? 0) > 0 && window.history.length === entries) return navigate(-1);
    navigate(checkedBack(backUrl ?? cameFrom(), isOpenPage), { replace: true });
  };
  return () => {
    // A sheet on top takes its own entry back first.
    if ((entry().layers ?? 0) > 0) window.addEventListener('popstate', () => setTimeout(go), { once: true });
    else go();
  };
}

interface Navigation {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly { readonly url: string | null }[];
}
