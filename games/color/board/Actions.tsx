import { Actions as KitActions } from '../../kit/board/Actions';
import { ICONS } from '../../kit/board/icons';
import type { Centavos } from '../../kit/rules/money';
import type { BoardProps } from './strings';

interface ActionsProps
  extends Pick<
    BoardProps,
    | 'translate'
    | 'formatAmount'
    | 'phase'
    | 'replay'
    | 'auto'
    | 'onAutoStop'
    | 'lockedBecause'
    | 'pauseEndsAtMs'
  > {
  readonly totalCentavos: Centavos;
  /** The chips on the table belong to the last round: rolling bets them again. */
  readonly again: boolean;
  readonly canRepeat: boolean;
  readonly canClear: boolean;
  readonly onRepeat: () => void;
  readonly onDouble: () => void;
  readonly onClear: () => void;
  readonly onAuto: () => void;
  readonly onRoll: () => void;
}

/**
 * Repeat, Clear, Auto and the button that rolls, with the stake. With chips on the table there is nothing to repeat:
 * Double replaces Repeat.
 */
export function Actions(props: ActionsProps) {
  const { translate, phase, replay, totalCentavos, lockedBecause } = props;
  const rolling = phase === 'waiting' || phase === 'playing';
  const empty = totalCentavos === 0n;
  const shut = rolling || replay || empty || lockedBecause !== null;
  return (
    <KitActions
      translate={translate}
      small={[
        empty
          ? {
              key: 'repeat',
              label: translate('repeat'),
              icon: ICONS.repeat,
              disabled: !props.canRepeat,
              onPress: props.onRepeat,
            }
          : {
              key: 'double',
              label: translate('double'),
              icon: ICONS.double,
              disabled: !props.canClear,
              onPress: props.onDouble,
            },
        {
          key: 'clear',
          label: translate('clear'),
          icon: ICONS.clear,
          disabled: !props.canClear,
          onPress: props.onClear,
        },
        {
          key: 'auto',
          label: translate('kit.auto'),
          icon: ICONS.auto,
          disabled: shut,
          onPress: props.onAuto,
        },
      ]}
      primary={{
        label: translate(labelOf(props, rolling, empty)),
        ...(empty ? {} : { amount: props.formatAmount(totalCentavos) }),
        shut,
        busy: phase === 'waiting',
        onPress: props.onRoll,
      }}
      auto={props.auto}
      onAutoStop={props.onAutoStop}
      lockedBecause={lockedBecause}
      pauseEndsAtMs={props.pauseEndsAtMs}
    />
  );
}

function labelOf({ replay, again }: ActionsProps, rolling: boolean, empty: boolean) {
  if (replay) return 'replaying';
  if (rolling) return 'rolling';
  if (empty) return 'placeAChip';
  return again ? 'rollAgain' : 'roll';
}
