import * as z from 'zod/mini';
import {
  type LimitsSettings,
  type LobbySettings,
  type ReleaseSettings,
  type SettingsArea,
  type SettingsContents,
  settingsContents,
} from '../../contract/desk/settings';
import type { Config } from '../config';

/** The configuration of a process with what operators have published on top of it. */
export type ActiveSettings = Config & {
  /** Banners and promotions; null for those of the environment. */
  readonly lobby: LobbySettings | null;
  readonly studiosOff: ReadonlySet<string>;
  /** As in `JILI_101`. */
  readonly titlesOff: ReadonlySet<string>;
  /** Own games that take no new rounds and bets. */
  readonly pausedGames: readonly string[];
  readonly emergencyUrls: readonly string[];
};

/** Contents by area; an area that is missing is that of the environment. */
export type Published = Partial<SettingsContents>;

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
  const { lobby = null, release, limits, addresses } = published;
  return {
    ...config,
    ...(release && releaseOf(config, release)),
    ...(limits && limitsOf(limits)),
    lobby,
    studiosOff: new Set(release?.studiosOff),
    titlesOff: new Set(release?.titlesOff),
    pausedGames,
    emergencyUrls: addresses?.urls ?? [],
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

/** What the environment says about the areas other than the lobby, as a version would. */
export const environmentContents = (config: Config): Omit<SettingsContents, 'lobby'> => ({
  release: { percent: config.gradualReleasePercent, ownGamesOff: [], studiosOff: [], titlesOff: [] },
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
  addresses: { urls: [] },
});

/** A stored content. Throws an Error where this version of the server cannot read it. */
export function readContent<Area extends SettingsArea>(area: Area, stored: unknown): SettingsContents[Area] {
  const schema: z.ZodMiniType = settingsContents[area];
  const read = z.safeDecode(schema, stored);
  if (!read.success) throw new Error(`the stored settings of ${area} have another form than expected`);
  return read.data as SettingsContents[Area];
}
