import type { Context } from '../../context';
import type { BeaconSource } from '../../fairness/beaconSource';
import type { PublicFiles } from '../../fairness/publicFiles';
import type { Lease } from './lease';
import type { LiveMetrics } from './metrics';
import type { DatabaseTime } from './time';

/** A notification about a feed; all of it is public. */
export interface FeedNotice {
  /** The name of the feed. */
  readonly game: string;
  readonly kind: string;
}

/** Who listens to a feed in this process. */
export interface Audience {
  /** Writes a message once for all sockets. */
  toAll(text: string): void;
  /** To the sockets of one player. */
  toPlayer(uid: number, text: string): void;
  /** The players among them. */
  readonly uids: readonly number[];
}

/** What tables and feeds have in common. */
export interface FeedParts {
  readonly context: Context;
  readonly time: DatabaseTime;
  readonly beacon: BeaconSource | null;
  readonly metrics: LiveMetrics;
  readonly publicFiles: PublicFiles | null;
}

/** Something besides the tables of shared games that one process leads and all tell their sockets. */
export interface Feed {
  /** What clients name in `hello`, and the name of its lease. */
  readonly name: string;
  /** Called once, before all others. */
  open(parts: FeedParts): void;
  /** Leads until the signal aborts or the lease is lost. Never throws. */
  lead(lease: Lease, signal: AbortSignal): Promise<void>;
  /** The first messages for a client that says hello. */
  greeting(): Promise<readonly string[]>;
  onNotice(notice: FeedNotice, audience: Audience): void;
  /** Notices may have been missed. */
  onReconnect(audience: Audience): void;
  /** Resolves when no work is pending. */
  close(): Promise<void>;
}
