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
import { type BoardView, PANEL, viewOf } from './view';
import { Wait } from './Wait';

/** The controls of a contest: the side, the stake, and the result. */
export function Board(props: SharedBoardProps) {
  const { translate, auto, replay, lockedBecause, busy, onCue } = props;
  const view = viewOf(props);
  const { contest, standing, placed, result } = view;
  const choice = useChoice(props, contest.card);
  const run = auto[PANEL] ?? null;
  const open = standing === 'open' && run === null && lockedBecause === null && !busy.includes(PANEL);
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

  const inSlot = result ?? props.missed ?? placed;
  if (props.cut !== null && placed !== null && view.ticket?.state === 'open') {
    return (
      <section className={css.board} data-standing={standing}>
        <Panel>
          <Cut {...props} placed={placed} onBack={press} isTakenBackLater={standing === 'placed'} />
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
          <div className={css.choices} inert={inSlot !== null}>
            <StakeBar
              translate={translate}
              formatAmount={props.formatAmount}
              stakeCentavos={choice.stakeCentavos}
              minCentavos={STAKE_MIN}
              maxCentavos={choice.maxCentavos}
              quick="factors"
              disabled={replay || run !== null || standing === 'placed' || busy.includes(PANEL)}
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
            placed !== null && (
              <BetRow {...props} placed={placed} canTakeBack={standing === 'placed' && run === null} />
            )
          )}
        </div>
        {waits ? (
          <>
            <Wait {...props} view={view} />
            {lockedBecause !== null && <p className={css.locked}>{lockedBecause}</p>}
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
            ]}
            primary={{
              label: doing.label,
              ...(doing.amount === null ? {} : { amount: doing.amount }),
              undoes: standing === 'placed',
              shut: press === null,
              busy: busy.includes(PANEL),
              onPress: () => press?.(),
            }}
            auto={run}
            onAutoStop={() => props.onAutoStop(PANEL)}
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
}

/** Label and action of the primary button, and the button that starts a run. */
function actOf(props: SharedBoardProps, view: BoardView, choice: ReturnType<typeof useChoice>): Doing {
  const { translate, formatAmount, lockedBecause, replay, busy } = props;
  const { contest, standing, ticket } = view;
  const { side, stakeCentavos, maxCentavos } = choice;
  const locked = lockedBecause !== null || replay || busy.includes(PANEL);
  if (standing === 'placed' && ticket !== null) {
    const press = locked ? null : () => props.onTakeBack(ticket.ticketId);
    return { label: translate('takeBack'), amount: formatAmount(ticket.stakeCentavos), press, auto: null };
  }
  if (side === null || contest.card === null) {
    const label = translate(contest.card === null ? 'joining' : 'chooseSide');
    return { label, amount: null, press: null, auto: null };
  }
  const wire = wireOf(side, contest.card, stakeCentavos);
  const can = !locked && standing === 'open' && stakeCentavos <= maxCentavos;
  return {
    label: translate('betOn', { side: translate(`side.${side}`) }),
    amount: formatAmount(stakeCentavos),
    press: can ? () => props.onJoin(PANEL, wire, stakeCentavos) : null,
    auto: can ? () => props.onAuto(PANEL, wire, stakeCentavos) : null,
  };
}

/** The reason why the cards are disabled, as the key of its string. */
function reasonOf({ auto, replay }: SharedBoardProps, { standing }: BoardView) {
  if (replay) return 'replaying';
  if (standing === 'joining') return 'joining';
  if (standing === 'closed' || standing === 'over') return 'locked.closed';
  return auto[PANEL] == null ? 'locked.placed' : 'locked.auto';
}

/** The next side to the left (-1) or the right (1), cyclically. */
function sideBeside(side: Side | null, step: 1 | -1): Side {
  const at = side === null ? (step === 1 ? -1 : 0) : SIDES.indexOf(side);
  return SIDES[(at + step + SIDES.length) % SIDES.length] ?? 'meron';
}
