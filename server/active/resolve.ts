import * as z from 'zod/mini';
import {
  type BrandsSettings,
  type LimitsSettings,
  type LobbySettings,
  PLATE_TYPES,
  type PlatesSettings,
  type ReleaseSettings,
  type RewardsSettings,
  type SettingsArea,
  type SettingsContents,
  settingsContents,
} from '../../contract/desk/settings';
import type { EmergencyAlert } from '../../contract/emergency';
import { loyaltyBook } from '../../games/allGames';
import { LOTTO, TRADE } from '../../games/kit/rules/otherPlay';
import type { Config } from '../config';

/** Tables of rewards, and from when on they hold: always from 0:00 of a day. */
export interface RewardTables {
  readonly from: Date;
  readonly content: RewardsSettings;
}

/** The configuration of a process with what operators have published on top of it. */
export type ActiveSettings = Config & {
  /** Banners and promotions; null for those of the environment. */
  readonly lobby: LobbySettings | null;
  /** The shelves of the lobby in their order; null for all of them. */
  readonly plates: PlatesSettings['plates'] | null;
  readonly studiosOff: ReadonlySet<string>;
  /** As in `JILI_101`. */
  readonly titlesOff: ReadonlySet<string>;
  /** Own games, the wheel, lotto or the markets that take no new rounds and bets. */
  readonly pausedGames: readonly string[];
  /** Whether operators have announced a pause: then providers' games take no bets either. */
  readonly isPaused: boolean;
  readonly emergencyUrls: readonly string[];
  /** A bad day that operators have announced. */
  readonly alert: EmergencyAlert | null;
  /** Tables of rewards that held, hold, or have been announced, the earliest first. Before them the usual ones hold. */
  readonly rewardTables: readonly RewardTables[];
};

/** Contents by area; an area that is missing is that of the environment. */
export type Published = Partial<SettingsContents> & {
  /** Whether errors have stopped the release: gradually released games are shown to nobody. */
  readonly isReleaseStopped?: boolean;
  readonly rewardTables?: readonly RewardTables[];
};

const minutesOf = (time: string): number | null =>
  time === '' ? null : Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minutes: number | null): string =>
  minutes === null
    ? ''
    : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Merges what is published into the configuration. Own games that the environment leaves out stay off. */
export function resolve(
  config: Config,
  published: Published,
  pausedGames: readonly string[],
): ActiveSettings {
  const { lobby = null, plates, release, limits, brands, addresses, isReleaseStopped = false } = published;
  return {
    ...config,
    ...(release && releaseOf(config, release)),
    ...(isReleaseStopped && { gradualReleasePercent: 0 }),
    ...(limits && limitsOf(limits)),
    ...(brands && brandsOf(brands)),
    lobby,
    plates: plates?.plates ?? null,
    studiosOff: new Set(release?.studiosOff),
    titlesOff: new Set(release?.titlesOff),
    // During a pause nothing takes a new bet.
    pausedGames:
      addresses?.alert?.kind === 'pause'
        ? [...config.ownGames, ...Object.keys(loyaltyBook), LOTTO, TRADE]
        : pausedGames,
    isPaused: addresses?.alert?.kind === 'pause',
    emergencyUrls: addresses?.urls ?? [],
    alert: addresses?.alert ?? null,
    rewardTables: published.rewardTables ?? [],
  };
}

const releaseOf = ({ ownGames }: Config, { percent, ownGamesOff }: ReleaseSettings) => ({
  gradualReleasePercent: percent,
  ownGames: ownGames.filter((name) => !ownGamesOff.includes(name)),
});

const limitsOf = (limits: LimitsSettings) => ({
  withdrawHours: { startMinutes: minutesOf(limits.hoursStart), endMinutes: minutesOf(limits.hoursEnd) },
  withdrawMinCentavos: limits.withdrawMin,
  withdrawFeeCentavos: limits.withdrawFee,
  withdrawSecondFromCentavos: limits.secondFrom,
  withdrawTiers: limits.tiers.map(({ fromLevel, perDay, max }) => ({ fromLevel, perDay, maxCentavos: max })),
  depositMinCentavos: limits.depositMin,
  depositMaxCentavos: limits.depositMax,
});

const brandsOf = ({ brand, skin, hosts }: BrandsSettings) => ({
  brand,
  skin,
  brandHosts: new Map(hosts.map((each) => [each.host, each.brand])),
});

/** What the environment says about the areas that it knows, as a version would. */
export const environmentContents = (config: Config): Omit<SettingsContents, 'lobby' | 'rewards'> => ({
  plates: { plates: PLATE_TYPES.map((type) => ({ type, first: [] })) },
  release: {
    percent: config.gradualReleasePercent,
    ownGamesOff: [],
    studiosOff: [],
    titlesOff: [],
    stopsOnErrors: false,
  },
  limits: {
    hoursStart: timeOf(config.withdrawHours.startMinutes),
    hoursEnd: timeOf(config.withdrawHours.endMinutes),
    withdrawMin: config.withdrawMinCentavos,
    withdrawFee: config.withdrawFeeCentavos,
    secondFrom: config.withdrawSecondFromCentavos,
    tiers: config.withdrawTiers.map(({ fromLevel, perDay, maxCentavos }) => ({
      fromLevel,
      perDay,
      max: maxCentavos,
    })),
    depositMin: config.depositMinCentavos,
    depositMax: config.depositMaxCentavos,
  },
  brands: {
    brand: config.brand,
    skin: config.skin,
    hosts: [...config.brandHosts].map(([host, brand]) => ({ host, brand })),
  },
  addresses: { urls: [] },
});

/** A stored content. Throws an Error where this version of the server cannot read it. */
export function readContent<Area extends SettingsArea>(area: Area, stored: unknown): SettingsContents[Area] {
  const schema: z.ZodMiniType = settingsContents[area];
  const read = z.safeDecode(schema, stored);
  if (!read.success) throw new Error(`the stored settings of ${area} have another form than expected`);
  return read.data as SettingsContents[Area];
}
