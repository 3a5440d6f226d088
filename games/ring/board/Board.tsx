import { Actions } from '../../kit/board/Actions';
import { ICONS } from '../../kit/board/icons';
import { LiveRegion } from '../../kit/board/LiveRegion';
import { Panel } from '../../kit/board/Panel';
import { StakeBar } from '../../kit/board/StakeBar';
import { stepStake } from '../../kit/board/stakes';
import { useBoardKeys } from '../../kit/board/useBoardKeys';
import { useStake } from '../../kit/board/useStake';
import { centavos } from '../../kit/rules/money';
import { STAKE_MIN_CENTAVOS } from '../../kit/rules/rules';
import type { Color } from '../rules/segments';
import { Cells } from './Cells';
import { progressOf } from './progress';
import { spoken } from './spoken';
import type { BoardProps } from './strings';
import { add, lift, type Table, totalCentavos, wireOf } from './table';
import { useTable } from './useTable';

const pesos = (amount: bigint) => centavos(amount * 100n);
export const STAKES = { first: pesos(20n), min: centavos(STAKE_MIN_CENTAVOS), max: pesos(50_000n) } as const;
const QUICK = [pesos(5n), pesos(20n), pesos(50n), pesos(100n)];

/** The ring's controls: four colours, the selected stake, and the button that spins. */
export function Board(props: BoardProps) {
  const { translate, formatAmount, phase, replay, lockedBecause, auto } = props;
  const { table, tryChange, clear, repeat } = useTable(props);
  const { stakeCentavos, setStake, maxCentavos } = useStake(props, STAKES);
  const running = phase === 'waiting' || phase === 'playing';
  const open = !replay && !running && auto === null;
  // Keep the last round's highlights as long as its stakes; the first new one ends them.
  const progress = progressOf(table.spent || !open ? props.events : []);
  const total = totalCentavos(table);
  const wire = wireOf(table);
  const shut = !open || wire === null || lockedBecause !== null;

  const noticeLimit = () =>
    props.onNotice(translate('tooMuch', { amount: formatAmount(props.exposureMaxCentavos) }));
  const change = (step: (before: Table) => Table): boolean => {
    if (!open) return false;
    const done = tryChange(step);
    if (!done) noticeLimit();
    return done;
  };
  const back = (color: Color) => {
    if (change((before) => add(before, color, stakeCentavos))) props.onCue('chip');
  };
  const spin = () => {
    if (wire !== null) props.onBet(wire, total);
  };
  const choose = (direction: 1 | -1) => () =>
    setStake(stepStake(stakeCentavos, direction, STAKES.min, maxCentavos));
  useBoardKeys({
    onPrimary: shut || props.pauseEndsAtMs !== null ? null : spin,
    onUp: open ? choose(1) : null,
    onDown: open ? choose(-1) : null,
    onLeft: null,
    onRight: null,
  });

  const fresh = total > 0n && !table.spent;
  return (
    <section data-phase={phase}>
      <Panel>
        <Cells
          translate={translate}
          formatAmount={formatAmount}
          table={table}
          progress={progress}
          disabled={!open}
          onTap={back}
          onLift={(color) => change((before) => lift(before, color))}
        />
        <StakeBar
          translate={translate}
          formatAmount={formatAmount}
          stakeCentavos={stakeCentavos}
          minCentavos={STAKES.min}
          maxCentavos={maxCentavos}
          quick={QUICK}
          disabled={!open}
          onStake={(next) => {
            setStake(next);
            props.onCue('tap');
          }}
        />
        <Actions
          translate={translate}
          small={[
            total > 0n || props.lastBet === null
              ? {
                  key: 'clear',
                  label: translate('clear'),
                  icon: ICONS.clear,
                  disabled: !open || total === 0n,
                  onPress: clear,
                }
              : {
                  key: 'repeat',
                  label: translate('repeat'),
                  icon: ICONS.repeat,
                  disabled: !open,
                  onPress: repeat,
                },
            {
              key: 'auto',
              label: translate('kit.auto'),
              icon: ICONS.auto,
              disabled: shut,
              onPress: () => wire !== null && props.onAuto(wire, total),
            },
          ]}
          primary={{
            label: translate(labelOf(replay, running, total > 0n, fresh)),
            ...(total > 0n && { amount: formatAmount(total) }),
            shut,
            busy: phase === 'waiting',
            onPress: spin,
          }}
          auto={auto}
          onAutoStop={props.onAutoStop}
          lockedBecause={lockedBecause}
          pauseEndsAtMs={props.pauseEndsAtMs}
        />
      </Panel>
      <LiveRegion text={spoken(translate, formatAmount, phase, progress)} />
    </section>
  );
}

function labelOf(replay: boolean, running: boolean, staked: boolean, fresh: boolean) {
  if (replay) return 'replaying';
  if (running) return 'spinning';
  if (!staked) return 'backAColor';
  return fresh ? 'spin' : 'spinAgain';
}
