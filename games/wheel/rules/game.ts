import type { LoyaltyEntry } from '../../kit/rules/entry';
import { manifest } from './manifest';
import { wheelRules } from './play';

export const wheel = { manifest, rules: wheelRules } satisfies LoyaltyEntry;
