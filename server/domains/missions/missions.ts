import type { Mission, MissionEvent } from '../../../contract/rewards/missions';
import type { GameName } from '../../../games/allGames';

/** What a player did on one day in Manila. */
export interface DayFacts {
  readonly events: ReadonlySet<MissionEvent>;
  /** Pairs of seeds revealed. */
  readonly reveals: number;
  /** Settled bets by game. */
  readonly bets: ReadonlyMap<string, number>;
  readonly countedCentavos: bigint;
  readonly isCheckedIn: boolean;
}

/** What a player has done since they joined. */
export interface LifeFacts {
  readonly hasEmail: boolean;
  readonly isVerified: boolean;
  /** The longest time that a limit on deposits or losses has stood. */
  readonly limitStoodMs: number;
  readonly hasChosenCheck: boolean;
  readonly hasDeposited: boolean;
  readonly checkIns: number;
  readonly logInDays: number;
  readonly reveals: number;
  readonly countedCentavos: bigint;
  readonly hasFinishedGuide: boolean;
}

interface Kind<Facts> {
  readonly id: string;
  readonly points: number;
  readonly target: number;
  readonly unit: Mission['unit'];
  /** How much of the target is done; may exceed it. */
  readonly measure: (facts: Facts) => number;
}

export interface DailyMission extends Kind<DayFacts> {
  /** The games it is played in: it is shown while one of them is open. Empty for a mission without a game. */
  readonly games: readonly GameName[];
}

/** Complete when all its parts are, claimed or not. */
export interface JointMission {
  readonly id: string;
  readonly points: number;
  readonly parts: readonly DailyMission[];
}

export type LifeMission = Kind<LifeFacts>;

const DAY_MS = 24 * 60 * 60_000;
const BETS_A_DAY = 3;

const once = <Facts>(id: string, points: number, isDone: (facts: Facts) => boolean): Kind<Facts> => ({
  id,
  points,
  target: 1,
  unit: 'times',
  measure: (facts) => (isDone(facts) ? 1 : 0),
});

const reported = (id: string, points: number, event: MissionEvent): DailyMission => ({
  ...once<DayFacts>(id, points, ({ events }) => events.has(event)),
  games: [],
});

const betsIn = (id: string, ...games: readonly GameName[]): DailyMission => ({
  id,
  points: 5,
  target: BETS_A_DAY,
  unit: 'times',
  measure: ({ bets }) => games.reduce((sum, game) => sum + (bets.get(game) ?? 0), 0),
  games,
});

const play = <Facts extends { readonly countedCentavos: bigint }>(
  id: string,
  points: number,
  pesos: number,
): Kind<Facts> => ({
  id,
  points,
  target: pesos * 100,
  unit: 'centavos',
  measure: ({ countedCentavos }) => Number(countedCentavos),
});

const times = (
  id: string,
  points: number,
  target: number,
  measure: (facts: LifeFacts) => number,
): LifeMission => ({ id, points, target, unit: 'times', measure });

const D01 = reported('D01', 5, 'gamePage');
const D02 = reported('D02', 3, 'demoRound');
const D03 = reported('D03', 2, 'oddsSheet');
const D04: DailyMission = { ...once<DayFacts>('D04', 5, ({ reveals }) => reveals > 0), games: [] };
const D05 = reported('D05', 2, 'messageCentre');
const D06 = reported('D06', 5, 'ownResults');
const D12: DailyMission = { ...once<DayFacts>('D12', 5, ({ isCheckedIn }) => isCheckedIn), games: [] };

/**
 * None rewards losses, the size of a stake, deposits of a day, time played or a raised limit, and none joins kinds of
 * products.
 */
export const DAILY_MISSIONS: readonly DailyMission[] = [
  D01,
  D02,
  D03,
  D04,
  D05,
  D06,
  betsIn('D07', 'color'),
  betsIn('D08', 'ring', 'dice'),
  betsIn('D09', 'crash'),
  betsIn('D10', 'scratch'),
  { ...play<DayFacts>('D11', 8, 50), games: [] },
  D12,
];

export const JOINT_MISSIONS: readonly JointMission[] = [
  { id: 'J01', points: 10, parts: [D03, D04, D06] },
  { id: 'J02', points: 10, parts: [D01, D05, D12] },
];

/** Each once for life. */
export const LIFE_MISSIONS: readonly LifeMission[] = [
  once('A01', 20, ({ hasEmail }) => hasEmail),
  once('A02', 100, ({ isVerified }) => isVerified),
  times('A03', 100, 7, ({ limitStoodMs }) => Math.floor(limitStoodMs / DAY_MS)),
  once('A04', 30, ({ hasChosenCheck }) => hasChosenCheck),
  once('A05', 50, ({ hasDeposited }) => hasDeposited),
  times('A06', 50, 7, ({ checkIns }) => checkIns),
  times('A07', 100, 30, ({ logInDays }) => logInDays),
  times('A08', 300, 100, ({ logInDays }) => logInDays),
  times('A09', 50, 10, ({ reveals }) => reveals),
  play('A10', 50, 1_000),
  play('A11', 200, 10_000),
  once('A12', 20, ({ hasFinishedGuide }) => hasFinishedGuide),
];

const LIFE_IDS: ReadonlySet<string> = new Set(LIFE_MISSIONS.map(({ id }) => id));
const IDS: ReadonlySet<string> = new Set([
  ...LIFE_IDS,
  ...[...DAILY_MISSIONS, ...JOINT_MISSIONS].map(({ id }) => id),
]);

export const isMission = (id: string): boolean => IDS.has(id);
export const isLifeMission = (id: string): boolean => LIFE_IDS.has(id);
