import type { Role } from '../../games/kit/roles';
import type { Trim } from './trim';

/** A skin fills every role; one that leaves out a role does not compile. */
export interface Skin {
  /** Tells the browser how to draw scroll bars and native controls. */
  readonly scheme: 'dark' | 'light';
  readonly roles: Readonly<Record<Role, string>>;
  readonly trim: Readonly<Record<Trim, string>>;
}
