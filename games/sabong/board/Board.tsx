import { Actions } from '../../kit/board/Actions';
import { ICONS } from '../../kit/board/icons';
import { LiveRegion } from '../../kit/board/LiveRegion';
import { Panel } from '../../kit/board/Panel';
import { StakeBar } from '../../kit/board/StakeBar';
import { stepStake } from '../../kit/board/stakes';
import { useBoardKeys } from '../../kit/board/useBoardKeys';
import { SIDES, type Side } from '../rules/matchups';
import { Backers } from './Backers';
import { BetRow } from './BetRow';
import * as css from './board.css';
import { Cut } from './Cut';
import { STAKE_MIN, useChoice, wireOf } from './choice';
import { OddsLine } from './OddsLine';
import { Missed, Result } from './Result';
import { Sides } from './Sides';
import { spoken } from './spoken';
import type { SharedBoardProps } from './strings';
import { type BoardView, RUN_PANEL, viewOf } from './view';
import { Wait } from './Wait';

/** The controls of a contest: the side, the stake, and the result. */
export function Board(props: SharedBoardProps) {
  const { translate, auto, replay, lockedBecause, busy, onCue } = props;
  const view = viewOf(props);
  const { contest, standing, backed, result } = view;
  const choice = useChoice(props, contest.card, backed);
  const run = auto[RUN_PANEL] ?? null;
  const isBusy = busy.length > 0;
  const open = standing === 'open' && run === null && lockedBecause === null;
  const doing = actOf(props, view, choice);
  const press = run === null ? doing.press : null;

  const stakeTo = (direction: 1 | -1) => () =>
    choice.setStake(stepStake(choice.stakeCentavos, direction, STAKE_MIN, choice.maxCentavos));
  const choose = (side: Side) => {
    choice.choose(side);
    onCue('tap');
  };
  useBoardKeys({
    onPrimary: press,
    onUp: open ? stakeTo(1) : null,
    onDown: open ? stakeTo(-1) : null,
    onRight: open ? () => choose(sideBeside(choice.side, 1)) : null,
    onLeft: open ? () => choose(sideBeside(choice.side, -1)) : null,
  });

  const stands = backed.length > 0 && (standing === 'closed' || run !== null);
  const inSlot = result !== null || props.missed !== null || stands;
  if (props.cut !== null && view.lastTicketId !== null) {
    return (
      <section className={css.board} data-standing={standing}>
        <Panel>
          <Cut
            {...props}
            backed={backed}
            onBack={lockedBecause !== null || isBusy ? null : props.onTakeBack}
            isTakenBackLater={standing === 'open'}
          />
        </Panel>
        <LiveRegion text={spoken(props, view)} />
      </section>
    );
  }
  const waits = run === null && (standing === 'closed' || standing === 'over');
  return (
    <section className={css.board} data-standing={standing}>
      <Panel>
        <Backers {...props} view={view} />
        <Sides
          {...props}
          view={view}
          chosen={choice.side}
          lockedBecause={open ? null : (lockedBecause ?? translate(reasonOf(props, view)))}
          onSide={choose}
        />
        <div className={css.slot}>
          <div className={css.choices} inert={inSlot}>
            <StakeBar
              translate={translate}
              formatAmount={props.formatAmount}
              stakeCentavos={choice.stakeCentavos}
              minCentavos={STAKE_MIN}
              maxCentavos={choice.maxCentavos}
              quick="factors"
              disabled={replay || run !== null || isBusy}
              onStake={(stake) => {
                choice.setStake(stake);
                onCue('tap');
              }}
            />
            <OddsLine
              {...props}
              card={contest.card}
              side={choice.side}
              stakeCentavos={choice.stakeCentavos}
            />
          </div>
          {result !== null ? (
            <Result {...props} result={result} />
          ) : props.missed !== null ? (
            <Missed {...props} missed={props.missed} />
          ) : (
            stands && <BetRow {...props} backed={backed} />
          )}
        </div>
        {waits ? (
          <>
            {/* Above the button, which keeps its place. */}
            {lockedBecause !== null && <p className={css.locked}>{lockedBecause}</p>}
            <Wait {...props} view={view} />
          </>
        ) : (
          <Actions
            translate={translate}
            small={[
              {
                key: 'auto',
                label: translate('kit.auto'),
                icon: ICONS.auto,
                disabled: doing.auto === null,
                onPress: () => doing.auto?.(),
              },
              {
                key: 'takeBack',
                label: translate('takeBack'),
                icon: ICONS.undo,
                disabled: doing.takeBack === null,
                onPress: () => doing.takeBack?.(),
              },
            ]}
            primary={{
              label: doing.label,
              ...(doing.amount === null ? {} : { amount: doing.amount }),
              shut: press === null,
              busy: isBusy,
              onPress: () => press?.(),
            }}
            auto={run}
            onAutoStop={() => props.onAutoStop(RUN_PANEL)}
            lockedBecause={lockedBecause}
          />
        )}
      </Panel>
      <LiveRegion text={spoken(props, view)} />
    </section>
  );
}

interface Doing {
  readonly label: string;
  /** Formatted; null if it stakes nothing. */
  readonly amount: string | null;
  /** Null while it is disabled. */
  readonly press: (() => void) | null;
  readonly auto: (() => void) | null;
  readonly takeBack: (() => void) | null;
}

/** Label and action of the primary button, and the buttons that start a run and take the newest bet back. */
function actOf(props: SharedBoardProps, view: BoardView, choice: ReturnType<typeof useChoice>): Doing {
  const { translate, formatAmount, lockedBecause, replay, busy } = props;
  const { contest, standing, backed, lastTicketId, freePanel } = view;
  const { side, stakeCentavos, maxCentavos } = choice;
  const locked = lockedBecause !== null || replay || busy.length > 0 || standing !== 'open';
  const takeBack = locked || lastTicketId === null ? null : () => props.onTakeBack(lastTicketId);
  if (side === null || contest.card === null) {
    const label = translate(contest.card === null ? 'joining' : 'chooseSide');
    return { label, amount: null, press: null, auto: null, takeBack };
  }
  if (freePanel === null || choice.isFull) {
    return { label: translate('full'), amount: null, press: null, auto: null, takeBack };
  }
  const wire = wireOf(side, contest.card, stakeCentavos);
  const can = !locked && stakeCentavos <= maxCentavos;
  const isMore = backed.some((each) => each.side === side);
  return {
    label: translate(isMore ? 'addTo' : 'betOn', { side: translate(`side.${side}`) }),
    amount: formatAmount(stakeCentavos),
    press: can ? () => props.onJoin(freePanel, wire, stakeCentavos) : null,
    auto: can && backed.length === 0 ? () => props.onAuto(RUN_PANEL, wire, stakeCentavos) : null,
    takeBack,
  };
}

/** The reason why the cards are disabled, as the key of its string. */
function reasonOf({ replay }: SharedBoardProps, { standing }: BoardView) {
  if (replay) return 'replaying';
  if (standing === 'joining') return 'joining';
  return standing === 'open' ? 'locked.auto' : 'locked.closed';
}

/** The next side to the left (-1) or the right (1), cyclically. */
function sideBeside(side: Side | null, step: 1 | -1): Side {
  const at = side === null ? (step === 1 ? -1 : 0) : SIDES.indexOf(side);
  return SIDES[(at + step + SIDES.length) % SIDES.length] ?? 'meron';
}
