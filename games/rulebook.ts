import { colorRules } from './color/rules/play';
import { crashRules } from './crash/rules/play';
import { diceRules } from './dice/rules/play';
import type { AnyRules } from './kit/rules/rules';
import { ringRules } from './ring/rules/play';
import { sabongRules } from './sabong/rules/play';
import { scratchRules } from './scratch/rules/play';
import { wheelRules } from './wheel/rules/play';

/** The rules of every game that is played for money, by the name its draw uses. */
export const rulebook = {
  color: colorRules,
  ring: ringRules,
  crash: crashRules,
  scratch: scratchRules,
  dice: diceRules,
  sabong: sabongRules,
} as const satisfies Readonly<Record<string, AnyRules>>;

export type GameName = keyof typeof rulebook;

export const isGameName = (name: string): name is GameName => Object.hasOwn(rulebook, name);

/** Games that cost loyalty points and stake no money: they have no table, no demo and no place in the lobby. */
export const loyaltyBook = {
  wheel: wheelRules,
} as const satisfies Readonly<Record<string, AnyRules>>;

/** All there are. Whatever draws or checks a round, whatever it was paid with, reads this table. */
export const allRules = { ...rulebook, ...loyaltyBook };

export type RulesName = keyof typeof allRules;

export const isRulesName = (name: string): name is RulesName => Object.hasOwn(allRules, name);
