import * as z from 'zod/mini';
import { stored } from '../shared/storage/storage';

/** An id that this device creates at the first call, and keeps until it is told to forget it. */
function madeUpId(name: 'attributedId' | 'deviceUuid' | 'countedId') {
  const item = stored(name, z.nullable(z.uuid()), () => null);
  return {
    read(): string {
      const known = item.read();
      if (known !== null) return known;
      const made = crypto.randomUUID();
      item.write(made);
      return made;
    },
    forget: (): void => item.clear(),
  };
}

/** The id in the device's record; only with consent. */
export const ownUuid = madeUpId('deviceUuid');

/**
 * The id under which an external service counts this device. It gets no other id of the device: whoever knew the
 * record's id could overwrite the record.
 */
export const countedId = madeUpId('countedId');

/** The same for the attribution service, so that the two cannot compare their lists. */
export const attributedId = madeUpId('attributedId');
