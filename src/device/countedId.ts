import * as z from 'zod/mini';
import { stored } from '../io/storage';

const countedItem = stored('countedId', z.nullable(z.uuid()), () => null);

/**
 * The name under which a service outside counts this device. No other id of the device goes there: who knows the one
 * of its record could write the record over.
 */
export function countedId(): string {
  const known = countedItem.read();
  if (known !== null) return known;
  const made = crypto.randomUUID();
  countedItem.write(made);
  return made;
}

export const forgetCountedId = (): void => countedItem.clear();
