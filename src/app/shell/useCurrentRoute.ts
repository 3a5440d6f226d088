import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { inviteBrandAtom } from '../../shared/config/config';
import { useTheme } from '../../theme/shown';
import { destination, INVITE_REDIRECTS, joinedSearch, REDIRECTS } from '../routes/redirects';
import { type OpenRoute, routeOf } from '../routes/routes';

/** What the current address shows in the current skin. */
export interface CurrentRoute {
  /** The address that this one redirects to; null without a redirect. */
  readonly movesTo: string | null;
  /** The path of the page to show; null while there is none yet. */
  readonly path: string | null;
  /** The popup that this address opens instead of a page; the previous page stays behind it. */
  readonly popup: NonNullable<OpenRoute['popup']> | null;
}

export function useCurrentRoute(): CurrentRoute {
  const { pathname, search } = useLocation();
  const { skin } = useTheme();
  const before = useRef<string | null>(null);
  const redirects = useAtomValue(inviteBrandAtom) ? INVITE_REDIRECTS : REDIRECTS;
  const address = destination(pathname, redirects) ?? '/';
  const [shown = '/'] = address.split('?');
  if (shown !== pathname)
    return { movesTo: joinedSearch(address, search), path: before.current, popup: null };
  // An invite-brand address shows the same page as the usual address.
  const path = REDIRECTS[shown] ?? shown;
  const popup = routeOf(path)?.popup;
  if (popup?.in.includes(skin)) return { movesTo: null, path: before.current, popup };
  before.current = path;
  return { movesTo: null, path, popup: null };
}
