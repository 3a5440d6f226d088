import type { InstantEntry } from '../../kit/rules/entry';
import { manifest } from './manifest';
import { colorRules } from './play';

export const color = { manifest, rules: colorRules } satisfies InstantEntry;
