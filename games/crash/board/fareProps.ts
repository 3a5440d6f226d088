import type { Centavos } from '../../kit/rules/money';
import type { Fare } from './fares';
import type { PanelView } from './panel';
import type { Ride } from './ride';
import type { SharedBoardProps } from './strings';

/** The properties of every bet's controls. */
export interface FareProps extends SharedBoardProps {
  readonly ride: Ride;
  readonly panel: PanelView;
  readonly maxCentavos: Centavos;
  readonly onFare: (panel: number, part: Partial<Fare>) => void;
}
