import type { ReplyOf } from '../../../contract/call';
import type { wrapperCalls } from '../../../contract/wrapper';
import { allowedUrl } from './allowedUrl';

type Boot = ReplyOf<typeof wrapperCalls.boot>;

/** The page that asks where the app is now. */
export interface BootPage {
  readonly address: string;
  readonly version: string;
  readonly hosts: readonly string[];
  /** In the Android wrapper nobody sees the address, which may be an old one. */
  readonly isInWrapper: boolean;
}

/** Counts forced redirects across hosts, each of which has a session storage of its own. */
export const REDIRECTS = 'redirects';
export const REDIRECTS_AT_MOST = 3;

/** Whether a version such as 4.10.0 is newer than another one. */
export function isNewer(version: string, than: string): boolean {
  const [ours, theirs] = [version, than].map((text) => text.split('.').map(Number));
  if (ours === undefined || theirs === undefined || ours.some(Number.isNaN)) return false;
  for (let at = 0; at < Math.max(ours.length, theirs.length); at += 1) {
    const difference = (ours[at] ?? 0) - (theirs[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** How many forced redirects led to an address; all of them where it says nonsense. */
export function redirectsOf(address: string): number {
  const said = new URL(address).searchParams.get(REDIRECTS);
  if (said === null) return 0;
  return /^[0-3]$/.test(said) ? Number(said) : REDIRECTS_AT_MOST;
}

/**
 * Where a page has to go: to the new side, once that is newer than the page, or in a wrapper to the default address. Null
 * to stay: where it is already, or where the address is not on the list.
 */
export function bootTarget(boot: Boot, { address, version, hosts, isInWrapper }: BootPage): string | null {
  const { defaultUrl, newSideUrl, newSideVersion } = boot;
  const isNewSide = newSideUrl !== '' && isNewer(newSideVersion, version);
  const asked = isNewSide ? newSideUrl : isInWrapper ? defaultUrl : '';
  const allowed = allowedUrl(asked, hosts);
  if (allowed === null) return null;
  const [target, here] = [new URL(allowed), new URL(address)];
  if (target.origin === here.origin) return null;
  if (target.hash === '') target.hash = here.hash;
  return target.href;
}

/** The same address, counted as one redirect more. */
export function counted(target: string, redirects: number): string {
  const url = new URL(target);
  url.searchParams.set(REDIRECTS, String(redirects + 1));
  return url.href;
}
