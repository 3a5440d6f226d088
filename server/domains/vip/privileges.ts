import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Config } from '../../config';
import { VIP_RULES } from '../players/vip';

/** The bonuses of a VIP level, in main money. */
interface LevelBonus {
  /** Claimed once for life. */
  readonly levelUpCentavos: Centavos;
  /** The most that a week gives. */
  readonly weeklyMaxCentavos: Centavos;
}

const bonus = (levelUpPesos: number, weeklyPesos: number): LevelBonus => ({
  levelUpCentavos: centavos(BigInt(levelUpPesos) * 100n),
  weeklyMaxCentavos: centavos(BigInt(weeklyPesos) * 100n),
});

/** By level, 0 to 20. Up to a level the level-up bonuses sum to a thousandth of its stakes. */
export const LEVEL_BONUSES: readonly LevelBonus[] = [
  bonus(0, 0),
  bonus(1, 5),
  bonus(4, 10),
  bonus(15, 20),
  bonus(30, 40),
  bonus(50, 60),
  bonus(100, 100),
  bonus(200, 150),
  bonus(300, 200),
  bonus(300, 250),
  bonus(500, 300),
  bonus(1_000, 400),
  bonus(1_500, 500),
  bonus(2_000, 700),
  bonus(3_000, 1_000),
  bonus(4_000, 1_300),
  bonus(5_000, 1_600),
  bonus(7_000, 2_000),
  bonus(10_000, 2_500),
  bonus(15_000, 3_000),
  bonus(30_000, 4_000),
];

/** From this level on bonuses wait for a verified identity and a passed review of source of funds and harm. */
export const REVIEW_LEVEL = 7;

/** The bonuses of a level. Throws a RangeError for a level that does not exist. */
export function bonusesOf(level: number): LevelBonus {
  const found = LEVEL_BONUSES[level];
  if (found === undefined) throw new RangeError(`there is no VIP level ${level}`);
  return found;
}

/** Levels 0 to 3, 4 to 10 and 11 to 20 share their privileges. */
function groupOf(level: number): 0 | 1 | 2 {
  if (level >= 11) return 2;
  return level >= 4 ? 1 : 0;
}

const REBATES = [0, 10, 20] as const;

/** Points that come back to a player of this level with each spin of the wheel. */
export const spinRebateOf = (level: number): number => REBATES[groupOf(level)];

/** Withdrawals of a higher priority are looked at first: 0, 1 or 2. */
export const queuePriorityOf = (level: number): number => groupOf(level);

/** The limits of withdrawals of a level: those of the highest tier that it has reached. */
export function tierOf({ withdrawTiers }: Pick<Config, 'withdrawTiers'>, level: number) {
  const tier = withdrawTiers.findLast(({ fromLevel }) => level >= fromLevel);
  if (tier === undefined) throw new Error('there is no tier of withdrawals from level 0');
  return tier;
}

/** Requirements, bonuses and privileges of every level. */
export const levelTable = (settings: Pick<Config, 'withdrawTiers'>) =>
  VIP_RULES.map(({ betCentavos, depositCentavos }, level) => {
    const { levelUpCentavos, weeklyMaxCentavos } = bonusesOf(level);
    const { perDay, maxCentavos } = tierOf(settings, level);
    return {
      level,
      ruleBetAmount: betCentavos,
      ruleDeposit: depositCentavos,
      levelUpBonus: levelUpCentavos,
      weeklyBonusMax: weeklyMaxCentavos,
      withdrawalsPerDay: perDay,
      withdrawalMax: maxCentavos,
      withdrawalsTogether: centavos(maxCentavos * BigInt(perDay)),
      spinRebate: spinRebateOf(level),
      queuePriority: queuePriorityOf(level),
    };
  });
