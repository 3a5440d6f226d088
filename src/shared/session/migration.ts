import { migrationCalls } from '../../../contract/migration';
import { callQuery } from '../query/callQuery';
import { queryAtom } from '../query/queryAtom';
import { uidAtom } from './session';

/** A migration between the child app and the main app. A guest's device may have one as well. */
export const migrationQuery = (uid: number | null) =>
  callQuery(migrationCalls.check, {}, { uid, noLoginRedirect: true });

/** The migration open to this device or player; null until loaded, and after a change of player. */
export const migrationAtom = queryAtom((get) => migrationQuery(get(uidAtom)));

/** The state of a protected migration of the player's account. */
export const protectMigrationQuery = (uid: number | null) =>
  callQuery(migrationCalls.protectCheck, {}, { uid, noLoginRedirect: true });
