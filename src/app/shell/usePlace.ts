import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { inviteBrandAtom } from '../../shared/config/config';
import { useTheme } from '../../theme/shown';
import { destination, INVITE_REDIRECTS, joinedSearch, REDIRECTS } from '../routes/redirects';
import { type OpenRoute, routeOf } from '../routes/routes';

/** What an address shows in the skin of the moment. */
export interface Place {
  /** Where the address leads on to; null where it stays. */
  readonly movesTo: string | null;
  /** The path of the page on show; null while there is none yet. */
  readonly path: string | null;
  /** The popup that takes the place of the page asked for; the page one comes from stays behind it. */
  readonly popup: NonNullable<OpenRoute['popup']> | null;
}

export function usePlace(): Place {
  const { pathname, search } = useLocation();
  const { skin } = useTheme();
  const before = useRef<string | null>(null);
  const redirects = useAtomValue(inviteBrandAtom) ? INVITE_REDIRECTS : REDIRECTS;
  const address = destination(pathname, redirects) ?? '/';
  const [shown = '/'] = address.split('?');
  if (shown !== pathname)
    return { movesTo: joinedSearch(address, search), path: before.current, popup: null };
  // Whatever its address is here, the page is the usual one.
  const path = REDIRECTS[shown] ?? shown;
  const popup = routeOf(path)?.popup;
  if (popup?.in.includes(skin)) return { movesTo: null, path: before.current, popup };
  before.current = path;
  return { movesTo: null, path, popup: null };
}
