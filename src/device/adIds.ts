import * as z from 'zod/mini';
import { adTrackingItem } from '../shared/api/identity';
import { type AdIds, wrapperAdIds } from './wrapper';

const NAMES = ['afId', 'fbInsId', 'aaid'] as const;

const id = z.catch(z.nullable(z.string().check(z.regex(/^[\w.:-]{1,128}$/))), null);
const ids = z.object({ afId: id, fbInsId: id, aaid: id });

/** The ids in the page's address, which are untrusted input, else those that the wrapper has told. */
export function handedAdIds(address: string, byWrapper: AdIds | null): AdIds {
  const { searchParams } = new URL(address);
  const inAddress = z.parse(ids, Object.fromEntries(NAMES.map((name) => [name, searchParams.get(name)])));
  return {
    afId: inAddress.afId ?? byWrapper?.afId ?? null,
    fbInsId: inAddress.fbInsId ?? byWrapper?.fbInsId ?? null,
    aaid: inAddress.aaid ?? byWrapper?.aaid ?? null,
  };
}

/**
 * Stores new ids over older ones. Call it only with consent: until then nothing is stored. Returns whether one is new.
 */
export function keepAdIds(handed: AdIds = handedAdIds(window.location.href, wrapperAdIds())): boolean {
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
