import * as z from 'zod/mini';
import { stored } from '../shared/storage/storage';

/** A name that this device makes up for itself when it is first asked, and goes by until it is told to forget it. */
function madeUpId(name: 'deviceUuid' | 'countedId') {
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

/** The one in the device's record, after consent. */
export const ownUuid = madeUpId('deviceUuid');

/**
 * The one under which a service outside counts this device. No other id of the device goes there: who knows the one
 * of its record could write the record over.
 */
export const countedId = madeUpId('countedId');
