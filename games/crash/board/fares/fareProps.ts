import type { Centavos } from '../../../kit/rules/money';
import type { PanelView } from '../panel';
import type { Ride } from '../ride';
import type { SharedBoardProps } from '../strings';
import type { Fare } from './fares';

/** The properties of every bet's controls. */
export interface FareProps extends SharedBoardProps {
  readonly ride: Ride;
  readonly panel: PanelView;
  readonly maxCentavos: Centavos;
  readonly onFare: (panel: number, part: Partial<Fare>) => void;
  /** Targets that the player typed, newest first. */
  readonly targets: readonly bigint[];
  /** Called when the player touches the field of the target. */
  readonly onTargetFocus?: () => void;
  /** Sets a typed target and keeps it as a preset. */
  readonly onTarget: (panel: number, target: bigint) => void;
}
