import { useEffect } from 'react';
import { LiveRegion } from '../../kit/board/LiveRegion';
import { Panel } from '../../kit/board/Panel';
import { stepStake } from '../../kit/board/stakes';
import { useBoardKeys } from '../../kit/board/useBoardKeys';
import { sum } from '../../kit/rules/money';
import * as css from './board.css';
import { Cut } from './Cut';
import { FareCard } from './fares/FareCard';
import { FareSolo } from './fares/FareSolo';
import { STAKE_MIN, stakeMax, stepTarget } from './fares/fares';
import { useFares } from './fares/useFares';
import { panelOf } from './panel';
import { Riders } from './Riders';
import { rideOf } from './ride';
import { setRiding } from './riding';
import { useSpoken } from './spoken';
import type { SharedBoardProps } from './strings';
import { ridingOf, ticketsOf } from './tickets';
import { useLateTaps } from './useLateTaps';

const BOTH = [0, 1] as const;

/** The crash game's controls: the list of players, and one or two bets. */
export function Board(props: SharedBoardProps) {
  const { balanceCentavos, exposureMaxCentavos, auto, replay } = props;
  const ride = rideOf(props.playback);
  const { fares, two, targets, change, setTwo, typeTarget } = useFares(props);
  const panels = useLateTaps(
    props,
    BOTH.map((index) => panelOf(props, ride, index, fares[index])),
  );
  const mustShowBoth = panels[1]?.state !== 'free' || auto[1] != null;
  const isTwo = !replay && (two || mustShowBoth);
  const shown = isTwo ? panels : panels.slice(0, 1);

  const ridingCentavos = sum(BOTH.map((index) => ridingOf(ticketsOf(props, index).current)));
  const rides = props.phase === 'running' && ridingCentavos > 0n;
  useEffect(() => {
    setRiding(rides ? { stakeCentavos: ridingCentavos } : null);
    return () => setRiding(null);
  }, [rides, ridingCentavos]);

  const maxCentavos = stakeMax(balanceCentavos, exposureMaxCentavos);
  const [first] = fares;
  const step = (direction: 1 | -1) =>
    change(0, { stakeCentavos: stepStake(first.stakeCentavos, direction, STAKE_MIN, maxCentavos) });
  const main = panels[0];
  const open = !replay && auto[0] == null && main?.state === 'free';
  useBoardKeys({
    onPrimary: main?.press ?? null,
    onUp: open ? () => step(1) : null,
    onDown: open ? () => step(-1) : null,
    onRight: open ? () => change(0, { target: stepTarget(first.target, 1) }) : null,
    onLeft: open ? () => change(0, { target: stepTarget(first.target, -1) }) : null,
  });
  const spoken = useSpoken(props, ride);
  const common = { ...props, ride, maxCentavos, onFare: change, targets, onTarget: typeTarget };
  const standing = props.cut === null ? [] : panels.filter(({ state }) => state !== 'free');
  if (standing.length > 0) {
    return (
      <section className={css.board} data-phase={props.phase}>
        <Panel>
          <Cut {...props} panels={standing} />
        </Panel>
        <LiveRegion text={spoken} />
      </section>
    );
  }

  return (
    <section className={css.board} data-phase={props.phase} data-two={isTwo || undefined}>
      <Panel>
        <Riders {...props} />
        {/* Above the buttons, which keep their places. */}
        {props.lockedBecause !== null && <p className={css.locked}>{props.lockedBecause}</p>}
        {isTwo ? (
          <div className={css.two}>
            {shown.map((panel) => (
              <FareCard
                key={panel.index}
                {...common}
                panel={panel}
                onRemove={panel.index === 1 && !mustShowBoth ? () => setTwo(false) : null}
              />
            ))}
          </div>
        ) : (
          main !== undefined && <FareSolo {...common} panel={main} onAdd={() => setTwo(true)} />
        )}
      </Panel>
      <LiveRegion text={spoken} />
    </section>
  );
}
