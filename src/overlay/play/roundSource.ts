import type { ReactNode } from 'react';
import type { SettledRound } from '../../../contract/play';
import type { RunPlan } from '../../../games/kit/rules/autoRun';
import type { Centavos } from '../../../games/kit/rules/money';
import type { PlayMode } from '../../shared/play/play';
import type { Wallet } from './useWallet';

/** What the sheets of a game can bring about. */
export interface SheetActions {
  readonly onMode: (mode: PlayMode) => void;
  readonly onReplay: (round: SettledRound) => void;
}

/** The half of an open game that depends on where its rounds come from: a bet of one's own, or a shared table. */
export interface RoundSource {
  readonly wallet: Wallet;
  /** Attributes of the page, for styles and tests. */
  readonly attributes: Readonly<Record<`data-${string}`, string | number | undefined>>;
  /** No bet of the player's is running. */
  readonly isIdle: boolean;
  readonly celebration: { readonly isRunning: boolean; readonly end: () => void };
  /** A demo bet has its result, and nothing is celebrated or at stake. */
  readonly suggestsRealPlay: boolean;
  /** The text that says why the wallet cannot be changed now; null when it can. */
  readonly modeLock: 'play.roundRunning' | 'live.waitForBet' | null;
  /** Takes off stage what belongs to the wallet that is left. */
  readonly leaveMode: () => void;
  readonly replay: {
    /** Whether a round can be shown yet. */
    readonly isReady: boolean;
    /** A bet is running that a past round must not hide. */
    readonly isLocked: boolean;
    readonly start: (round: SettledRound) => void;
  };
  readonly autoplay: {
    /** The stake of the run that the player is describing; null while there is none. */
    readonly draftCentavos: Centavos | null;
    readonly isBusy: boolean;
    readonly start: (plan: RunPlan) => void;
    readonly dismiss: () => void;
  };
  /** What is written over the scene. */
  readonly overScene: ReactNode;
  readonly board: ReactNode;
  /** What stands in the board's place while it loads. */
  readonly boardSkeleton: ReactNode;
  readonly sheets: (actions: SheetActions) => ReactNode;
}
