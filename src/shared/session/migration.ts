import { deviceCalls } from '../../../contract/device';
import { callQuery } from '../query/callQuery';
import { queryAtom } from '../query/queryAtom';
import { uidAtom } from './session';

/** What the server says of a move between the child and the main app. A guest's device may have one as well. */
export const migrationQuery = (uid: number | null) =>
  callQuery(deviceCalls.migrationCheck, {}, { uid, noLoginRedirect: true });

/** The move that is open to this device or player; null until asked, and for another player than was asked for. */
export const migrationAtom = queryAtom((get) => migrationQuery(get(uidAtom)));

/** Where the protected move of a player's account stands. */
export const protectMigrationQuery = (uid: number | null) =>
  callQuery(deviceCalls.protectMigrationCheck, {}, { uid, noLoginRedirect: true });
