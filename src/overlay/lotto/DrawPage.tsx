import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import ClockCounter from '~icons/ph/clock-counter-clockwise-bold';
import { ERRORS } from '../../../contract/envelope';
import type { LottoDraw, LottoTicket } from '../../../contract/lotto';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { ApiError } from '../../shared/api/apiError';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { uidAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { Empty } from '../../ui/text/Empty';
import { Ball } from './art/Balls';
import { longClockText, useSecondsLeft } from './clock';
import { DrawChecks } from './DrawChecks';
import { useStateText } from './DrawnNumbers';
import * as css from './DrawPage.css';
import { LottoFrame, RoundLink } from './LottoFrame';
import { plate } from './LottoFrame.css';
import { dayAndMonth, drawText, hourText } from './lottoText';
import { DrawnBalls, DrawnDigits } from './Numbers';
import { PlayButton, useSells } from './PlayButton';
import { changeDraft, refilled } from './pick/draft';
import { drawQuery, drawsPoll, ticketsOfDrawQuery, useCountdownQuery } from './queries';
import { TicketCard } from './TicketCard';
import { Trouble } from './Trouble';
import { inOrder } from './ticketOrder';

const DrawReplay = lazy(async () => ({ default: (await import('./draw/DrawReplay')).DrawReplay }));

interface DrawPageProps {
  readonly draw: number;
  /** The ticket that is shown first and checked; null for one that won, or the newest one. */
  readonly ticketId: string | null;
}

/** A draw: its numbers, the player's tickets in it, and the check of how it came about. */
export function DrawPage({ draw, ticketId }: DrawPageProps) {
  const { t } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const query = useQuery({
    ...drawQuery(draw),
    refetchInterval: ({ state: { data } }) => (data === undefined ? false : drawsPoll([data.draw])),
  });
  const found = query.data?.draw ?? null;
  // A draw that has moved on has moved on for its tickets too.
  const own = useQuery({
    ...ticketsOfDrawQuery(draw, uid),
    refetchInterval: () => (found === null ? false : drawsPoll([found])),
  });
  const tickets = inOrder(own.data?.list ?? [], ticketId);
  const isMissing = query.error instanceof ApiError && query.error.code === ERRORS.notFound.code;
  const sells = useSells();
  const [isReplaying, setReplaying] = useState(false);
  if (isReplaying && found?.numbers != null) {
    return (
      <Suspense fallback={null}>
        <DrawReplay draw={found} tickets={tickets} onClose={() => setReplaying(false)} />
      </Suspense>
    );
  }
  return (
    <LottoFrame
      title={t('lotto.drawTitle', { draw: drawText(draw) })}
      home="/lottoResults"
      sky="tall"
      actions={
        <RoundLink label={t('lotto.results')} to="/lottoResults">
          <ClockCounter aria-hidden />
        </RoundLink>
      }
      footer={sells ? <Footer ticket={tickets[0] ?? null} /> : undefined}
    >
      {found === null ? (
        isMissing ? (
          <div className={plate}>
            <Empty
              icon={<ClockCounter aria-hidden />}
              title={t('lotto.noDraw')}
              text={t('lotto.noDrawText')}
            />
          </div>
        ) : (
          <Trouble query={query} heights={['11rem', '10rem', '12rem']} />
        )
      ) : (
        <Shown draw={found} tickets={tickets} onReplay={() => setReplaying(true)} />
      )}
    </LottoFrame>
  );
}

interface ShownProps {
  readonly draw: LottoDraw;
  readonly tickets: readonly LottoTicket[];
  readonly onReplay: () => void;
}

function Shown({ draw, tickets, onReplay }: ShownProps) {
  const { t } = useTranslation();
  return (
    <>
      <Result draw={draw} onReplay={tickets.length === 0 ? onReplay : null} />
      {tickets.map((ticket) => (
        <TicketCard
          key={ticket.ticketId}
          ticket={ticket}
          action={
            draw.numbers !== null && ticket === tickets[0] ? (
              <button type="button" className={css.replay} onClick={onReplay}>
                {t('lotto.replay')}
              </button>
            ) : undefined
          }
        />
      ))}
      <DrawChecks draw={draw} ticket={tickets[0] ?? null} />
    </>
  );
}

interface ResultProps {
  readonly draw: LottoDraw;
  /** Null where the player's ticket has the button. */
  readonly onReplay: (() => void) | null;
}

function Result({ draw, onReplay }: ResultProps) {
  const { t, language } = useTranslation();
  return (
    <section className={css.numbers} aria-label={t('lotto.numbers')}>
      <p className={css.when}>
        {t('lotto.moment', {
          day: dayAndMonth(draw.drawsAt, LANGUAGES[language].tag),
          time: hourText(draw.drawsAt),
        })}
      </p>
      {draw.numbers === null ? (
        <Undrawn draw={draw} />
      ) : (
        <>
          <span className={css.balls}>
            <DrawnBalls numbers={draw.numbers.twoD} />
          </span>
          <span className={css.digits}>
            <DrawnDigits numbers={draw.numbers.threeD} />
          </span>
          {onReplay !== null && (
            <button type="button" className={css.onSky} onClick={onReplay}>
              {t('lotto.replay')}
            </button>
          )}
        </>
      )}
    </section>
  );
}

/** When a draw is drawn, what it waits for, or why it is void. */
function Undrawn({ draw }: { readonly draw: LottoDraw }) {
  const { t } = useTranslation();
  const stateText = useStateText(draw);
  const seconds = useSecondsLeft(draw.drawsAt);
  if (draw.voidReason !== null) {
    return (
      <>
        <p className={css.waiting}>{stateText}</p>
        <Blanks />
      </>
    );
  }
  if (seconds === null) return null;
  if (seconds === 0) {
    return (
      <>
        <p className={css.waiting} role="status">
          {t('lotto.waiting', { time: hourText(draw.voidAt) })}
        </p>
        <Blanks />
      </>
    );
  }
  return (
    <>
      <p className={css.waiting}>{t('lotto.drawnInLabel')}</p>
      <p className={css.clock} role="timer">
        {longClockText(seconds)}
      </p>
      <Blanks />
    </>
  );
}

/** The places of the numbers that are not there. */
const Blanks = () => (
  <span className={css.blanks}>
    {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
      <Ball key={place} number={null} colour="red" />
    ))}
  </span>
);

function Footer({ ticket }: { readonly ticket: LottoTicket | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { draw = null, limits = null } = useCountdownQuery().data ?? {};
  if (ticket === null || draw === null || limits === null) return <PlayButton />;
  const again = () => {
    const [least, most] = [Number(limits.stakeMin / 100n), Number(limits.stakeMax / 100n)];
    changeDraft((before) => refilled(before, ticket.lines, { draw, least, most }));
    navigate('/lottoPanel');
  };
  return (
    <div className={css.footer}>
      <Button tone="secondary" onClick={again}>
        {t('lotto.again')}
      </Button>
      <PlayButton />
    </div>
  );
}
