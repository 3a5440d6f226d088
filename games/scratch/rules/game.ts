import type { InstantEntry } from '../../kit/rules/entry';
import { manifest } from './manifest';
import { scratchRules } from './play';

export const scratch = { manifest, rules: scratchRules } satisfies InstantEntry;
