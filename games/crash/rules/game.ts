import type { SharedEntry } from '../../kit/rules/entry';
import { manifest } from './manifest';
import { crashRules } from './play';
import { crashShared } from './shared';

export const crash = { manifest, rules: crashRules, shared: crashShared } satisfies SharedEntry;
