import type { SharedEntry } from '../../kit/rules/entry';
import { manifest } from './manifest';
import { sabongRules } from './play';
import { sabongShared } from './shared';

export const sabong = { manifest, rules: sabongRules, shared: sabongShared } satisfies SharedEntry;
