import { useEffect, useMemo, useRef } from 'react';
import { Actions } from '../../kit/board/Actions';
import { ICONS } from '../../kit/board/icons';
import { LiveRegion } from '../../kit/board/LiveRegion';
import { OddsChip } from '../../kit/board/OddsChip';
import { Panel } from '../../kit/board/Panel';
import { StakeBar } from '../../kit/board/StakeBar';
import { useBoardKeys } from '../../kit/board/useBoardKeys';
import { useStake } from '../../kit/board/useStake';
import { type Centavos, centavos, formatPesos } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import { STAKE_MIN_CENTAVOS } from '../../kit/rules/rules';
import { openTimes, seenAt } from '../foil/opened';
import * as css from './board.css';
import { TicketIcon } from './icons';
import { anyPercent, overPercent, shortReturn } from './odds';
import { PrizeList } from './PrizeList';
import { pricesUpTo } from './prices';
import { progressOf } from './progress';
import { spoken } from './spoken';
import type { BoardProps } from './strings';

export const PRICE_MIN = centavos(STAKE_MIN_CENTAVOS);
const PRICE_FIRST = centavos(500n);

/** After this time a ticket that the player does not scratch reveals itself. */
const REVEAL_AFTER_MS = 700;

const NO_ACTS: readonly Json[] = [];

/** Prizes, price, and the button that buys a ticket or reveals it. */
export function Board(props: BoardProps) {
  const { translate, formatAmount, phase, replay, auto, lockedBecause, exposureMaxCentavos, onAct } = props;
  const prices = useMemo(() => pricesUpTo(exposureMaxCentavos), [exposureMaxCentavos]);
  const { stakeCentavos, setStake, maxCentavos } = useStake(props, {
    first: PRICE_FIRST,
    min: PRICE_MIN,
    max: prices.at(-1) ?? PRICE_MIN,
  });
  const progress = progressOf(props.events);
  const seen = useSeen(props.acts ?? NO_ACTS, progress.motifs);

  const busy = phase === 'waiting' || phase === 'playing';
  const scratching = phase === 'playing' && !replay && auto === null;
  const open = !busy && !replay && auto === null;
  const bet: Json = { stake: formatPesos(stakeCentavos) };
  const buy = () => props.onBet(bet, stakeCentavos);
  const revealed = useRef(false);
  useEffect(() => {
    if (phase !== 'playing') revealed.current = false;
  }, [phase]);
  const reveal = () => {
    if (revealed.current) return;
    revealed.current = true;
    onAct({ type: 'revealedAll' });
  };
  useReveal(phase === 'playing' && !scratching ? reveal : null);
  useBoardKeys({
    onPrimary:
      auto === null
        ? open && lockedBecause === null && props.pauseEndsAtMs === null
          ? buy
          : null
        : props.onAutoStop,
    onUp: null,
    onDown: null,
    onLeft: null,
    onRight: null,
  });

  const price = formatAmount(stakeCentavos);
  return (
    <section className={css.board} data-phase={phase}>
      <Panel>
        <PrizeList
          translate={translate}
          seen={seen.count}
          won={progress.matched?.motif ?? null}
          onRules={props.onRules}
        />
        <OddsChip
          label={translate('oddsOf')}
          end={translate('rtp', { percent: shortReturn })}
          onRules={props.onRules}
        >
          <span>
            <b>{translate('chance', { percent: anyPercent })}</b>
            {translate('anyPrize')}
          </span>
          <span>
            <b>{translate('chance', { percent: overPercent })}</b>
            {translate('overPrice')}
          </span>
        </OddsChip>
        <StakeBar
          translate={translate}
          formatAmount={formatAmount}
          stakeCentavos={stakeCentavos}
          minCentavos={PRICE_MIN}
          maxCentavos={maxCentavos}
          quick={prices}
          stepper={false}
          disabled={!open}
          onStake={(price: Centavos) => {
            setStake(price);
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
              disabled: !open || lockedBecause !== null,
              onPress: () => props.onAuto(bet, stakeCentavos),
            },
            {
              key: 'prizes',
              label: translate('prizes'),
              icon: <TicketIcon />,
              disabled: false,
              onPress: props.onRules,
            },
          ]}
          primary={
            scratching
              ? { label: translate('revealAll'), shut: seen.all, busy: false, onPress: reveal }
              : {
                  label: translate(replay ? 'replaying' : phase === 'waiting' ? 'buying' : 'newTicket'),
                  amount: price,
                  shut: !open || lockedBecause !== null,
                  busy: phase === 'waiting',
                  onPress: buy,
                }
          }
          auto={auto}
          onAutoStop={props.onAutoStop}
          lockedBecause={lockedBecause}
          pauseEndsAtMs={scratching ? null : props.pauseEndsAtMs}
        />
      </Panel>
      <LiveRegion text={spoken(translate, formatAmount, phase, progress, seen.last)} />
    </section>
  );
}

/** The panels that the player has opened: how often each motif shows, and the panel opened last. */
function useSeen(acts: readonly Json[], motifs: ReturnType<typeof progressOf>['motifs']) {
  return useMemo(() => {
    // "Reveal all" opens panels one by one; only the result is announced then.
    const byHand = acts.filter((act) => (act as { readonly type?: Json } | null)?.type === 'panelOpened');
    const times = openTimes(byHand, 0);
    const opened = times.filter(Number.isFinite);
    const lastMs = Math.max(...opened);
    return {
      count: seenAt(motifs ?? [], times, Number.MAX_VALUE),
      last: opened.length === 0 ? null : times.lastIndexOf(lastMs),
      all: byHand.length < acts.length,
    };
  }, [acts, motifs]);
}

/** In a run or a replay the player does not touch the stage: the ticket reveals itself. */
function useReveal(reveal: (() => void) | null): void {
  const latest = useRef(reveal);
  latest.current = reveal;
  const wanted = reveal !== null;
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => latest.current?.(), REVEAL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
}
