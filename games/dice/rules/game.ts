import type { InstantEntry } from '../../kit/rules/entry';
import { manifest } from './manifest';
import { diceRules } from './play';

export const dice = { manifest, rules: diceRules } satisfies InstantEntry;
