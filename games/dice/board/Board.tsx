import { Actions } from '../../kit/board/Actions';
import { ICONS } from '../../kit/board/icons';
import { LiveRegion } from '../../kit/board/LiveRegion';
import { Panel } from '../../kit/board/Panel';
import { SealLine } from '../../kit/board/SealLine';
import { Segments } from '../../kit/board/Segments';
import { StakeBar } from '../../kit/board/StakeBar';
import { useBoardKeys } from '../../kit/board/useBoardKeys';
import { MODES } from '../rules/mode';
import { type Choice, totalCentavos, wireOf, withTarget } from './choice';
import { PercentFields } from './PercentFields';
import { progressOf } from './progress';
import { SevenFields } from './SevenFields';
import type { BoardProps } from './strings';
import { spoken } from './texts';
import { STAKE_MIN, useChoice } from './useChoice';

/** How far an arrow key moves the target, in hundredths. */
const STEP = 100;

/** The controls of the dice game: the bet, the stake, and the button that rolls. */
export function Board(props: BoardProps) {
  const { translate, formatAmount, phase, replay, lockedBecause, auto } = props;
  const { choice, stakeCentavos, maxCentavos, setStake, change } = useChoice(props);
  const rolling = phase === 'waiting' || phase === 'playing';
  const open = !replay && !rolling && auto === null;
  const progress = progressOf(props.events);
  const total = totalCentavos(choice, stakeCentavos);
  const shut = replay || rolling || lockedBecause !== null;

  const set = (next: Choice) => {
    if (!open || next === choice) return;
    props.onCue('tap');
    change(next);
  };
  const roll = () => props.onBet(wireOf(choice, stakeCentavos), total);
  const move = (by: number) =>
    open && choice.mode === 'percent' ? () => change(withTarget(choice, choice.target + by)) : null;
  useBoardKeys({
    onPrimary: shut || props.pauseEndsAtMs !== null || auto !== null ? null : roll,
    onUp: null,
    onDown: null,
    onLeft: move(-STEP),
    onRight: move(STEP),
  });

  const fields = { translate, formatAmount, choice, stakeCentavos, progress, disabled: !open, onChange: set };
  return (
    <section data-phase={phase} data-dice={choice.mode}>
      <Panel>
        <Segments
          label={translate('modes')}
          segments={MODES.map((key) => ({ key, label: translate(`mode.${key}`) }))}
          active={choice.mode}
          disabled={!open}
          onSegment={(mode) => set({ ...choice, mode })}
        />
        {choice.mode === 'percent' ? (
          <PercentFields {...fields} onRules={props.onRules} onSlide={(next) => open && change(next)} />
        ) : (
          <SevenFields {...fields} />
        )}
        {props.seal !== null && (
          <SealLine translate={translate} seal={props.seal} onPress={props.onFairness} />
        )}
        <StakeBar
          translate={translate}
          formatAmount={formatAmount}
          stakeCentavos={stakeCentavos}
          minCentavos={STAKE_MIN}
          maxCentavos={maxCentavos}
          quick="factors"
          disabled={!open}
          onStake={(stake) => {
            setStake(stake);
            props.onCue('tap');
          }}
        />
        <Actions
          translate={translate}
          small={[
            {
              key: 'auto',
              label: translate('kit.auto'),
              icon: ICONS.auto,
              disabled: shut,
              onPress: () => props.onAuto(wireOf(choice, stakeCentavos), total),
            },
          ]}
          primary={{
            label: translate(replay ? 'replaying' : rolling ? 'rolling' : 'roll'),
            amount: formatAmount(total),
            shut,
            busy: phase === 'waiting',
            onPress: roll,
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
