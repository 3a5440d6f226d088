import type { ReactNode } from 'react';
import type { SettledRound } from '../../../contract/play';
import type { RunPlan } from '../../../games/kit/rules/autoRun';
import type { PlayMode } from '../../shared/play/play';
import type { RunDraft } from './autoplay/useAutoplay';
import type { Wallet } from './useWallet';

/** Actions that the sheets of a game can trigger. */
export interface SheetActions {
  readonly onMode: (mode: PlayMode) => void;
  readonly onReplay: (round: SettledRound) => void;
}

/** The part of an open game that depends on the source of its rounds: instant, or a shared table. */
export interface RoundSource {
  readonly wallet: Wallet;
  /** Attributes of the page, for styles and tests. */
  readonly attributes: Readonly<Record<`data-${string}`, string | number | undefined>>;
  /** Whether no bet of the player is running. */
  readonly isIdle: boolean;
  readonly celebration: { readonly isRunning: boolean; readonly end: () => void };
  /** Whether a demo bet has its result, no celebration is running and nothing is at stake. */
  readonly suggestsRealPlay: boolean;
  /** The string key that says why the wallet cannot be changed now; null if it can. */
  readonly modeLock: 'play.roundRunning' | 'live.waitForBet' | null;
  /** Removes from the stage what belongs to the previous wallet. */
  readonly leaveMode: () => void;
  readonly replay: {
    /** Whether a round can be shown yet. */
    readonly isReady: boolean;
    /** Whether a bet is running, which a replay must not hide. */
    readonly isLocked: boolean;
    readonly start: (round: SettledRound) => void;
  };
  readonly autoplay: {
    /** The bet of the run being set up; null if there is none. */
    readonly draft: RunDraft | null;
    readonly changesStake: boolean;
    readonly isBusy: boolean;
    readonly start: (plan: RunPlan) => void;
    readonly dismiss: () => void;
  };
  /** The content over the scene. */
  readonly overScene: ReactNode;
  readonly board: ReactNode;
  /** The skeleton of the board while it loads. */
  readonly boardSkeleton: ReactNode;
  readonly sheets: (actions: SheetActions) => ReactNode;
  /** What stands beside the scene where the screen is wide. */
  readonly side: ReactNode;
}
