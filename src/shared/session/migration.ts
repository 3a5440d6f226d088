import { atom } from 'jotai';
import type { ReplyOf } from '../../../contract/call';
import type { deviceCalls } from '../../../contract/device';

type Migration = ReplyOf<typeof deviceCalls.migrationCheck>;

/** What the server says of a move between the child and the main app; null until asked. */
export const migrationAtom = atom<Migration | null>(null);

/** Where the protected move stands; null while nobody knows. */
export const protectMigrationAtom = atom<'NONE' | 'INIT' | 'DONE' | null>(null);
