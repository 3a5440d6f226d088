import type { InstantEntry } from '../../../../games/kit/rules/entry';
import { manifest } from './manifest';
import { newgameRules } from './play';

export const newgame = { manifest, rules: newgameRules } satisfies InstantEntry;
