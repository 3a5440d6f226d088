import * as z from 'zod/mini';
import { stored } from '../io/storage';

const uuidItem = stored('deviceUuid', z.nullable(z.uuid()), () => null);

/** The name that this device made up for itself. It makes one when it is first asked, after consent. */
export function ownUuid(): string {
  const known = uuidItem.read();
  if (known !== null) return known;
  const made = crypto.randomUUID();
  uuidItem.write(made);
  return made;
}

export const forgetOwnUuid = (): void => uuidItem.clear();
