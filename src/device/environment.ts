import { realTimer, type Timer } from '../shared/timer';
import { type Fingerprint, takeFingerprint } from './fingerprint';
import { ownUuid } from './madeUpId';

/** The browser features that are read, as an argument: tests pass their own. */
export interface Environment {
  readonly userAgent: string;
  readonly platform: string;
  /** How many touch points the screen can tell apart. */
  readonly touchPoints: number;
  readonly language: string;
  /** In CSS px. */
  readonly screen: { readonly width: number; readonly height: number };
  readonly isOnline: boolean;
  readonly connection: { readonly type?: string; readonly effectiveType?: string } | null;
  readonly geolocation: Pick<Geolocation, 'getCurrentPosition'> | null;
  readonly timer: Timer;
  now(): Date;
  /** The id that the device made up for itself; created at the first call. */
  ownUuid(): string;
  takeFingerprint(): Promise<Fingerprint>;
}

/** What browsers of the Chromium family offer, and the platform's types do not know. */
interface WiderNavigator {
  readonly connection?: { readonly type?: string; readonly effectiveType?: string };
  readonly userAgentData?: { readonly platform?: string };
  readonly geolocation?: Geolocation;
}

/** The real browser. */
export function browserEnvironment(): Environment {
  const { userAgent, platform, maxTouchPoints, language, onLine } = navigator;
  const { connection, userAgentData, geolocation } = navigator as WiderNavigator;
  return {
    userAgent,
    platform: userAgentData?.platform ?? platform,
    touchPoints: maxTouchPoints,
    language,
    screen: { width: screen.width, height: screen.height },
    isOnline: onLine,
    connection: connection ?? null,
    geolocation: geolocation ?? null,
    timer: realTimer,
    now: () => new Date(),
    ownUuid: ownUuid.read,
    takeFingerprint,
  };
}
