import type { VersionFile } from '../../contract/config';
import { isIntegerFrom, isString, isStringUpTo, objectOf, orNull } from './storage/guards';
import { storedAs } from './storage/item';

const knownItem = storedAs('appsVersion', orNull(isStringUpTo(32)), () => null);
/** How often this session was sent to another address or version. */
export const forcedReloadsItem = storedAs('versionReloads', isIntegerFrom(0), () => 0, { area: 'session' });

const isVersionFile = objectOf<VersionFile>({ appsVersion: isString });

/** A reload that does not bring the new version must not become a loop. */
const RELOADS_AT_MOST = 3;

/** The server's version when this page was loaded: another tab may have stored a newer one since. */
let foundVersion: string | null = null;

/** The version of this page; null while it is unknown. */
export const pageVersion = (): string | null => foundVersion ?? knownItem.read();

const askForVersion = () => fetch('/version.json', { cache: 'no-store', credentials: 'omit' });

/** Whether the server answers at all, with any status. Never rejects. */
export const isServerReachable = (): Promise<boolean> =>
  askForVersion().then(
    () => true,
    () => false,
  );

/** The version that the server serves now; null when unknown. Not an API call: this file has no envelope. */
export async function servedVersion(): Promise<string | null> {
  try {
    const response = await askForVersion();
    const file: unknown = await response.json();
    return isVersionFile(file) && response.ok ? file.appsVersion : null;
  } catch {
    return null;
  }
}

/** A version that is newer than the page. */
export interface NewerVersion {
  /** The address to reload to. */
  readonly address: string;
  /** Records the reload; call it right before. */
  readonly take: () => void;
}

/** The version to reload for. Null means to stay: no newer version, none known, or too many reloads in this session. */
export async function newerVersion(address: string): Promise<NewerVersion | null> {
  const served = await servedVersion();
  if (served === null) return null;
  const known = pageVersion();
  if (known === null || known === served) {
    // The first visit has just loaded the current version.
    foundVersion = served;
    if (knownItem.read() !== served) knownItem.write(served);
    return null;
  }
  if (forcedReloadsItem.read() >= RELOADS_AT_MOST) return null;
  const next = new URL(address);
  next.searchParams.set('version', served);
  return {
    address: next.href,
    take: () => {
      knownItem.write(served);
      forcedReloadsItem.write(forcedReloadsItem.read() + 1);
    },
  };
}
