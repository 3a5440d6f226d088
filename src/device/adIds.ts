import * as z from 'zod/mini';
import { adTrackingItem } from '../shared/api/identity';
import { wrapper } from './wrapper';

const NAMES = ['afId', 'fbInsId', 'aaid'] as const;
export type AdIds = Readonly<Record<(typeof NAMES)[number], string | null>>;

const id = z.catch(z.nullable(z.string().check(z.regex(/^[\w.:-]{1,128}$/))), null);
const ids = z.object({ afId: id, fbInsId: id, aaid: id });

/** The ids in the page's address, else those of the wrapper. Both are untrusted input. */
export function handedAdIds(address: string, byWrapper: unknown): AdIds {
  const { searchParams } = new URL(address);
  const inAddress = z.parse(ids, Object.fromEntries(NAMES.map((name) => [name, searchParams.get(name)])));
  const inWrapper = z.safeParse(ids, parsed(byWrapper));
  const known: AdIds = inWrapper.success ? inWrapper.data : { afId: null, fbInsId: null, aaid: null };
  return {
    afId: inAddress.afId ?? known.afId,
    fbInsId: inAddress.fbInsId ?? known.fbInsId,
    aaid: inAddress.aaid ?? known.aaid,
  };
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/**
 * Stores new ids over older ones. Call it only with consent: until then nothing is stored. Returns whether one is new.
 */
export function keepAdIds(handed: AdIds = handedAdIds(window.location.href, wrapper()?.adIds?.())): boolean {
  const known = adTrackingItem.read();
  const kept = {
    afId: handed.afId ?? known.afId,
    fbInsId: handed.fbInsId ?? known.fbInsId,
    aaid: handed.aaid ?? known.aaid,
  };
  const isNew = NAMES.some((name) => kept[name] !== known[name]);
  if (isNew) adTrackingItem.write(kept);
  return isNew;
}
