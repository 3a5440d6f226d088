import type { BeaconNetwork } from '../../games/kit/fairness/network';
import type { ChainWalk } from './chain';
import type { ShortNotice } from './chainNotice';
import type { Evidence } from './evidence';
import type { Pins } from './pins';
import type { Check } from './verify';

/** What a check says; `practice` is an ok of a beacon that the house signs itself, or of a practice round. */
export type CheckState = 'ok' | 'failed' | 'notChecked' | 'notPinned' | 'practice';

/** Why a check is not a plain ok. */
export type Reason =
  | 'calledOff'
  | 'demo'
  | 'noBet'
  | 'noChain'
  | 'noClosing'
  | 'noLeaf'
  | 'noLog'
  | 'noOpening'
  | 'noRandomness'
  | 'noSeed'
  | 'noSignature'
  | 'noStart'
  | 'notPinned'
  | 'oldLog'
  | 'practiceBeacon'
  | 'segmentRuns'
  | 'unknownNetwork'
  | 'withoutEntropy';

export type CheckName =
  | Check['name']
  | 'log'
  | 'version'
  | 'bound'
  | 'randomness'
  | 'signature'
  | 'published'
  | 'calledOff'
  | 'leaf'
  | 'closing'
  | 'ticks'
  | 'price';

/** One of the checks of a round. */
export interface ReportLine {
  readonly name: CheckName;
  readonly state: CheckState;
  /** What the player was shown; missing where nothing was compared. */
  readonly shown?: string | undefined;
  readonly found: string;
  readonly reason?: Reason | undefined;
}

/** What a verifier is made of. */
export interface Verifier {
  readonly evidence: Evidence;
  readonly pins: Pins | null;
  readonly walk: ChainWalk;
  /** Whether a network signed the number of a round. */
  readonly isSigned: (network: BeaconNetwork, round: number, signature: string) => boolean;
  /** The number of the beacon round of the shared round before, of those that are checked. */
  readonly boundBefore: ReadonlyMap<string, number>;
  /** The chains that were given up too late. */
  readonly shortNotices: readonly ShortNotice[];
}
