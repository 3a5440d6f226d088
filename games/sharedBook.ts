import { crashShared } from './crash/rules/shared';
import type { SharedGame } from './kit/rules/shared';
import { sabongShared } from './sabong/rules/shared';

/** The games whose rounds many share, by the name their draw uses. Server and demo run their tables from here. */
export const sharedBook: Readonly<Record<string, SharedGame>> = { crash: crashShared, sabong: sabongShared };

/** The shared game of that name; null for any other game. */
export const sharedGame = (name: string): SharedGame | null =>
  Object.hasOwn(sharedBook, name) ? (sharedBook[name] ?? null) : null;
