import type { InstantEntry } from '../../kit/rules/entry';
import { manifest } from './manifest';
import { ringRules } from './play';

export const ring = { manifest, rules: ringRules } satisfies InstantEntry;
