import type { OpenPath } from '../../../contract/addresses';
import { ROUTES, routeOf } from './routes';

type Redirects = Readonly<Record<string, string>>;

const moved: Redirects = Object.fromEntries(
  Object.entries(ROUTES).flatMap(([path, route]) => ('leadsTo' in route ? [[path, route.leadsTo]] : [])),
);
const instead = Object.entries(ROUTES).flatMap(([path, route]) =>
  'insteadOf' in route ? [[path, route.insteadOf] as const] : [],
);

/** Where each address without a page of its own leads, with its query. */
export const REDIRECTS: Redirects = { ...moved, ...Object.fromEntries(instead) };

/** The same in invite-brand mode, where some pages have other addresses. */
export const INVITE_REDIRECTS: Redirects = {
  ...moved,
  ...Object.fromEntries(instead.map(([path, usual]) => [usual, path])),
};

/** More redirects than this count as a loop. */
const REDIRECTS_AT_MOST = 10;

/** The address to show for a path, with its query; null for a redirect loop. */
export function destination(path: string, redirects = REDIRECTS): string | null {
  let at = path.length > 1 ? path.replace(/\/+$/, '') || '/' : '/';
  for (let followed = 0; followed <= REDIRECTS_AT_MOST; followed += 1) {
    const next = Object.hasOwn(redirects, at) ? redirects[at] : undefined;
    if (next === undefined) return at;
    if (next.includes('?')) return next;
    at = next;
  }
  return null;
}

/** An address with another query appended to its own. */
export function joinedSearch(address: string, search: string): string {
  if (search.length < 2) return address;
  return address.includes('?') ? `${address}&${search.slice(1)}` : address + search;
}

/** Whether a path leads to an available page: it has one, or is moved to one that has. */
export const leadsToPage = (path: string): path is OpenPath =>
  routeOf(destination(path)?.split('?')[0] ?? '') !== null;

/** The address after all redirects, with its query; the lobby after a redirect loop. */
export function finalAddressOf(address: string, inviteBrand: boolean): string {
  const [path = '', ...query] = address.split('?');
  const search = query.length === 0 ? '' : `?${query.join('?')}`;
  return joinedSearch(destination(path, inviteBrand ? INVITE_REDIRECTS : REDIRECTS) ?? '/', search);
}
