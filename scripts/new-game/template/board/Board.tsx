import { useState } from 'react';
import { Actions } from '../../../../games/kit/board/Actions';
import { ICONS } from '../../../../games/kit/board/icons';
import { LiveRegion } from '../../../../games/kit/board/LiveRegion';
import { OddsChip } from '../../../../games/kit/board/OddsChip';
import { Panel } from '../../../../games/kit/board/Panel';
import { Segments } from '../../../../games/kit/board/Segments';
import { StakeBar } from '../../../../games/kit/board/StakeBar';
import { clampStake, stepStake } from '../../../../games/kit/board/stakes';
import { useBoardKeys } from '../../../../games/kit/board/useBoardKeys';
import { useStake } from '../../../../games/kit/board/useStake';
import { centavos, formatPesos } from '../../../../games/kit/rules/money';
import { STAKE_MIN_CENTAVOS } from '../../../../games/kit/rules/rules';
import { SIDES, type Side } from '../rules/bet';
import { PAYS } from '../rules/paytable';
import { CoinMark } from './CoinMark';
import * as css from './coinMark.css';
import { CHANCE_PERCENT, PAYS_TEXT, RETURN_PERCENT } from './odds';
import { readBet, shownBy } from './shown';
import { spoken } from './spoken';
import type { BoardProps } from './strings';

const pesos = (amount: bigint) => centavos(amount * 100n);
export const STAKE_MIN = centavos(STAKE_MIN_CENTAVOS);
const QUICK = [pesos(5n), pesos(20n), pesos(50n), pesos(100n)];

/** A side, a stake, and the button that tosses. */
export function Board(props: BoardProps) {
  const { translate, formatAmount, phase, replay, auto, lockedBecause, onCue, onDraft } = props;
  // The most whose win is still paid.
  const most = (props.exposureMaxCentavos * PAYS.denominator) / PAYS.numerator;
  const max = clampStake(most, STAKE_MIN, pesos(50_000n));
  const { stakeCentavos, setStake, maxCentavos } = useStake(props, {
    first: pesos(20n),
    min: STAKE_MIN,
    max,
  });
  const [side, setSide] = useState<Side>(() => readBet(props.draft ?? props.lastBet)?.side ?? 'heads');

  const busy = phase === 'waiting' || phase === 'playing';
  const open = !busy && !replay && auto === null;
  const shut = !open || lockedBecause !== null;
  const wireOf = (chosen: Side) => ({ side: chosen, stake: formatPesos(stakeCentavos) });
  const toss = () => props.onBet(wireOf(side), stakeCentavos);
  const choose = (chosen: Side) => {
    setSide(chosen);
    onDraft(wireOf(chosen));
    onCue('tap');
  };
  const step = (direction: 1 | -1) => () =>
    setStake(stepStake(stakeCentavos, direction, STAKE_MIN, maxCentavos));
  useBoardKeys({
    onPrimary: shut || props.pauseEndsAtMs !== null ? null : toss,
    onUp: open ? step(1) : null,
    onDown: open ? step(-1) : null,
    onLeft: open ? () => choose('heads') : null,
    onRight: open ? () => choose('tails') : null,
  });

  return (
    <section data-phase={phase}>
      <Panel>
        <Segments
          label={translate('sides')}
          segments={SIDES.map((key) => ({
            key,
            label: (
              <span className={css.named}>
                <CoinMark side={key} />
                {translate(key)}
              </span>
            ),
          }))}
          active={replay ? (readBet(props.lastBet)?.side ?? side) : side}
          disabled={!open}
          onSegment={choose}
        />
        <OddsChip
          label={translate('oddsOf')}
          end={translate('rtp', { percent: RETURN_PERCENT })}
          onRules={props.onRules}
        >
          <span>
            <b>{translate('pays', { pays: PAYS_TEXT })}</b>
          </span>
          <span>
            <b>{translate('chance', { percent: CHANCE_PERCENT })}</b>
          </span>
        </OddsChip>
        <StakeBar
          translate={translate}
          formatAmount={formatAmount}
          stakeCentavos={stakeCentavos}
          minCentavos={STAKE_MIN}
          maxCentavos={maxCentavos}
          quick={QUICK}
          disabled={!open}
          onStake={(next) => {
            setStake(next);
            onCue('tap');
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
              onPress: () => props.onAuto(wireOf(side), stakeCentavos),
            },
          ]}
          primary={{
            label: translate(replay ? 'replaying' : busy ? 'tossing' : 'toss'),
            amount: formatAmount(stakeCentavos),
            shut,
            busy: phase === 'waiting',
            onPress: toss,
          }}
          auto={auto}
          onAutoStop={props.onAutoStop}
          lockedBecause={lockedBecause}
          pauseEndsAtMs={props.pauseEndsAtMs}
        />
      </Panel>
      <LiveRegion text={spoken(translate, formatAmount, phase, shownBy(props.events))} />
    </section>
  );
}
