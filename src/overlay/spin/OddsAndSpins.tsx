import { type RefObject, useState } from 'react';
import ChartBar from '~icons/ph/chart-bar-fill';
import ClockCounter from '~icons/ph/clock-counter-clockwise-fill';
import Ticket from '~icons/ph/ticket-fill';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { momentText } from '../../shared/dateText';
import { useRoundHistory } from '../../shared/play/rounds';
import { Button } from '../../ui/form/Button';
import { List } from '../../ui/page/List';
import { Row } from '../../ui/page/Row';
import { Tabs } from '../../ui/page/Tabs';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import * as css from './OddsAndSpins.css';
import { WHEEL, type WheelPage } from './spin';
import type { SpinState } from './spinState';
import type { WheelParts } from './useWheelParts';

interface OddsAndSpinsProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly page: WheelPage | null;
  readonly parts: WheelParts | null;
  readonly state: SpinState;
  readonly onOpen: (roundId: string) => void;
  readonly onStatistics: () => void;
}

/** Below the wheel: every prize with its odds, and the player's spins. */
export function OddsAndSpins({ ref, page, parts, state, onOpen, onStatistics }: OddsAndSpinsProps) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<'odds' | 'spins'>('odds');
  return (
    <section ref={ref} className={css.more}>
      <List>
        <Row
          icon={<Ticket aria-hidden />}
          label={t('spin.lucky')}
          value={t('spin.luckyText')}
          to="/luckyPrize"
        />
        <Row icon={<ChartBar aria-hidden />} label={t('play.statistics')} onClick={onStatistics} />
      </List>
      <Tabs
        label={t('spin.title')}
        tabs={[
          { key: 'odds', label: t('spin.odds') },
          { key: 'spins', label: t('spin.spins') },
        ]}
        active={tab}
        onChange={setTab}
        look="pill"
      />
      <div className={css.card}>
        {page === null || parts === null ? (
          <Skeleton height="18rem" radius="0.9rem" />
        ) : tab === 'odds' ? (
          <>
            <p className={css.how}>
              {t('spin.oddsHow', { amount: amountText(page.meanAmount, '₱'), points: page.meanPoints })}
            </p>
            <parts.board.Odds
              translate={parts.translate}
              formatAmount={parts.formatAmount}
              won={state.phase === 'shown' ? (state.shown?.round.outcome ?? null) : null}
            />
          </>
        ) : (
          <Spins
            price={page.price}
            ticketRounds={page.ticketRounds}
            parts={parts}
            hidden={hiddenRound(state)}
            onOpen={onOpen}
          />
        )}
      </div>
    </section>
  );
}

/** The round whose prize may not be shown yet. */
export const hiddenRound = ({ phase, shown }: SpinState): string | null =>
  phase === 'landing' && shown?.spun !== null ? (shown?.round.roundId ?? null) : null;

interface SpinsProps {
  readonly price: number;
  /** The rounds that were paid with tickets. */
  readonly ticketRounds: readonly string[];
  readonly parts: WheelParts;
  readonly hidden: string | null;
  readonly onOpen: (roundId: string) => void;
}

function Spins({ price, ticketRounds, parts, hidden, onOpen }: SpinsProps) {
  const { t, language } = useTranslation();
  const { state, list, hasMore, loadMore } = useRoundHistory(WHEEL, false);
  const shown = list.filter(({ roundId }) => roundId !== hidden);
  const { OutcomeMark, prizeText } = parts.board;
  if (shown.length === 0) {
    return (
      <Empty
        icon={<ClockCounter aria-hidden />}
        title={t('spin.spinsEmpty')}
        text={t('spin.spinsEmptyText')}
      />
    );
  }
  return (
    <>
      <ul className={css.spins}>
        {shown.map((round) => (
          <li key={round.roundId}>
            <button type="button" className={css.spin} onClick={() => onOpen(round.roundId)}>
              <span className={css.mark} aria-hidden="true">
                <OutcomeMark outcome={round.outcome} translate={parts.translate} />
              </span>
              <span className={css.what}>
                <b>{t('spin.wonLine', { prize: prizeText(parts, round.outcome) ?? '' })}</b>
                <small>{momentText(new Date(round.createdAt), LANGUAGES[language].tag)}</small>
              </span>
              <span className={css.cost}>
                {ticketRounds.includes(round.roundId) ? t('spin.tickets', { count: 1 }) : `−${price}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button tone="secondary" wide busy={state === 'loading'} onClick={loadMore}>
          {t('spin.more')}
        </Button>
      )}
    </>
  );
}
