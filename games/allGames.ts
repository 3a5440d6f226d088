import type { GameEntry } from './kit/rules/entry';
import type { GameManifest, LoyaltyManifest } from './kit/rules/manifest';
import { LOTTO, TRADE } from './kit/rules/otherPlay';
import type { AnyRules } from './kit/rules/rules';
import type { SharedGame } from './kit/rules/shared';
import * as games from './rulebook';

type Games = typeof games;

/** Every game, by the name its draw uses. */
export type RulesName = keyof Games;

type LoyaltyName = {
  [Name in RulesName]: Games[Name] extends { readonly manifest: LoyaltyManifest } ? Name : never;
}[RulesName];

/** The games that are played for money. */
export type GameName = Exclude<RulesName, LoyaltyName>;

type RulesOf<Name extends RulesName> = { readonly [Each in Name]: Games[Each]['rules'] };

/** In the order of their ids. */
const entries = Object.values(games as Readonly<Record<string, GameEntry>>).sort(
  (a, b) => a.manifest.id - b.manifest.id,
);

const isLoyalty = ({ manifest }: GameEntry): boolean => 'isLoyalty' in manifest;

const byName = (chosen: readonly GameEntry[]): Readonly<Record<string, AnyRules>> =>
  Object.fromEntries(chosen.map(({ manifest, rules }) => [manifest.name, rules]));

/** The rules of every game that is played for money. */
export const rulebook = byName(entries.filter((entry) => !isLoyalty(entry))) as RulesOf<GameName>;

export const isGameName = (name: string): name is GameName => Object.hasOwn(rulebook, name);

/** Games that cost loyalty points and stake no money: they have no table, no demo and no place in the lobby. */
export const loyaltyBook = byName(entries.filter(isLoyalty)) as RulesOf<LoyaltyName>;

/** All games. Everything that draws or checks a round, for money or points, uses this table. */
export const allRules = byName(entries) as RulesOf<RulesName>;

export const isRulesName = (name: string): name is RulesName => Object.hasOwn(allRules, name);

/** The shared games. Server and demo run their tables from here. */
export const sharedBook: Readonly<Record<string, SharedGame>> = Object.fromEntries(
  entries.flatMap((entry) => ('shared' in entry ? [[entry.manifest.name, entry.shared]] : [])),
);

/** The shared game of that name; null for any other game. */
export const sharedGame = (name: string): SharedGame | null =>
  Object.hasOwn(sharedBook, name) ? (sharedBook[name] ?? null) : null;

/** The own games of the catalogue: those that are played for money, in the order of the lobby's shelf. */
export const manifests: readonly GameManifest[] = entries
  .flatMap(({ manifest }) => ('isLoyalty' in manifest ? [] : [manifest]))
  .sort((a, b) => a.shelfPlace - b.shelfPlace);

const turnoverWeights: ReadonlyMap<string, number> = new Map([
  ...manifests.map(({ name, turnoverWeight }) => [name, turnoverWeight] as const),
  [TRADE, 100],
  [LOTTO, 100],
]);

/** Everything of our own that takes stakes: its games, the synthetic markets and lotto, which have no rules in the rulebook. */
export const playNames: readonly string[] = [...turnoverWeights.keys()];

/** The percentage of a stake that counts as turnover; 0 for any other name. */
export const turnoverWeightOf = (name: string): number => turnoverWeights.get(name) ?? 0;
