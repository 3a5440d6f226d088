import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import Caret from '~icons/ph/caret-right-bold';
import Key from '~icons/ph/key-fill';
import Ticket from '~icons/ph/ticket-fill';
import { LOTTO_KEPT_DAYS, type LottoDraw, type LottoTicket, lottoCalls } from '../../../contract/lotto';
import { sum } from '../../../games/kit/rules/money';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { send } from '../../shared/api/api';
import { uidAtom } from '../../shared/session/session';
import { classes } from '../../ui/classes';
import { Link } from '../../ui/page/Link';
import { More } from '../../ui/page/More';
import { Empty } from '../../ui/text/Empty';
import { Verdict } from './DrawChecks';
import { DrawDate } from './DrawDate';
import { DrawnNumbers } from './DrawnNumbers';
import * as page from './LottoPage.css';
import { dayAndMonth, dayBefore, hourText, numbersText, shifted } from './lottoText';
import { DrawnBalls } from './Numbers';
import { drawsPoll, type Results, ticketsOfDayQuery } from './queries';
import * as css from './ResultsPage.css';
import { shortHash } from './shortHash';
import { Trouble } from './Trouble';

/** The newest result, and those before it, day by day; or those of one day. */
export function ResultList() {
  const { t } = useTranslation();
  const [date, setDate] = useState<string | null>(null);
  const query = useResultDays(date);
  const days = query.data?.pages ?? [];
  const [first] = days;
  const newest = date === null ? newestOf(days) : null;
  const shown = days.filter(({ draws }) => draws.some((draw) => draw !== newest && isShown(draw)));
  return (
    <>
      {newest !== null && <Newest draw={newest} />}
      {first !== undefined && (
        <div className={classes(css.heading, newest === null && css.low)}>
          <h2>{t(date === null ? 'lotto.earlier' : 'lotto.ofDay')}</h2>
          <DrawDate date={date} today={first.today} onChange={setDate} />
        </div>
      )}
      {query.data === undefined && (
        <div className={css.under}>
          <Trouble query={query} heights={['15rem', '4.25rem', '4.2rem', '4.3rem']} />
        </div>
      )}
      {first !== undefined && shown.length === 0 && newest === null && (
        <Empty
          icon={<Ticket aria-hidden />}
          title={t(date === null ? 'lotto.noneYet' : 'lotto.noResults')}
          text={t('lotto.noResultsText')}
        />
      )}
      {shown.map((day) => (
        <Day key={day.date} day={day} besides={newest} />
      ))}
      {query.hasNextPage && (
        <More
          label={t('lotto.more')}
          busy={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}

/** Draws that sell have no place among the results. */
const isShown = ({ state }: LottoDraw): boolean => state !== 'open';

const newestOf = (days: readonly Results[]): LottoDraw | null =>
  days.flatMap(({ draws }) => draws).find(({ numbers }) => numbers !== null) ?? null;

/** Results in pages of a day, for as long as they are kept; of one day if there is a date. */
function useResultDays(date: string | null) {
  return useInfiniteQuery({
    queryKey: [lottoCalls.results.path, 'days', date],
    queryFn: ({ pageParam }: { pageParam: string | null }) =>
      send(lottoCalls.results, pageParam === null ? {} : { date: pageParam }, { quiet: true }),
    initialPageParam: date,
    getNextPageParam: (day: Results) => {
      const before = dayBefore(day.date);
      // A day without draws is the one before the first.
      const isFirst = date !== null || day.draws.length === 0;
      return isFirst || before < shifted(day.today, -LOTTO_KEPT_DAYS) ? null : before;
    },
    refetchInterval: ({ state: { data } }) => drawsPoll(data?.pages[0]?.draws ?? []),
  });
}

function Newest({ draw }: { readonly draw: LottoDraw }) {
  const { t, language } = useTranslation();
  return (
    <section className={css.newest}>
      <div className={page.resultHead}>
        <div>
          <h2 className={page.resultWhen}>
            {t('lotto.moment', {
              day: dayAndMonth(draw.drawsAt, LANGUAGES[language].tag),
              time: hourText(draw.drawsAt),
            })}
          </h2>
          <p className={page.resultNote}>{t('lotto.newest')}</p>
        </div>
        <Verdict draw={draw} />
      </div>
      <DrawnNumbers draw={draw} />
      <Link className={css.seed} to={`/lottoResults?draw=${draw.draw}`}>
        <Key aria-hidden />
        <span className={css.seedText}>
          {t('lotto.step_seed')}
          <code>{shortHash(draw.commitment)}</code>
        </span>
        <span className={css.check}>{t('lotto.check')}</span>
      </Link>
    </section>
  );
}

interface DayProps {
  readonly day: Results;
  /** A draw that is shown elsewhere. */
  readonly besides: LottoDraw | null;
}

function Day({ day, besides }: DayProps) {
  const { language } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const tickets = useQuery(ticketsOfDayQuery(day.date, uid)).data;
  const ofDraw = (draw: LottoDraw) =>
    tickets === undefined ? null : tickets.list.filter((ticket) => ticket.draw === draw.draw);
  const name = dayAndMonth(`${day.date}T12:00:00+08:00`, LANGUAGES[language].tag);
  return (
    <section className={css.day} aria-label={name}>
      <h3 className={css.dayName}>{name}</h3>
      {day.draws
        .filter((draw) => draw !== besides && isShown(draw))
        .map((draw) => (
          <Row key={draw.draw} draw={draw} tickets={ofDraw(draw)} />
        ))}
    </section>
  );
}

interface RowProps {
  readonly draw: LottoDraw;
  /** The player's own; null for a guest, and until they are known. */
  readonly tickets: readonly LottoTicket[] | null;
}

function Row({ draw, tickets }: RowProps) {
  const { t } = useTranslation();
  const won = sum((tickets ?? []).map(({ payout, state }) => (state === 'success' ? payout : NOTHING)));
  return (
    <Link
      className={draw.numbers === null ? css.wordRow : css.row}
      to={`/lottoResults?draw=${draw.draw}`}
      data-won={won > 0n || undefined}
    >
      <span>
        <span className={css.hour}>{hourText(draw.drawsAt)}</span>
        {tickets !== null && <Own tickets={tickets} won={won} />}
      </span>
      {draw.numbers === null ? (
        <span className={css.wideText}>
          {t(draw.voidReason === null ? 'lotto.notDrawn' : 'lotto.notHeld')}
        </span>
      ) : (
        <>
          <span className={css.balls}>
            <DrawnBalls numbers={draw.numbers.twoD} />
          </span>
          <span className={css.digits}>{numbersText(draw.numbers.threeD)}</span>
        </>
      )}
      <Caret aria-hidden />
    </Link>
  );
}

const NOTHING = sum([]);

function Own({ tickets, won }: { readonly tickets: readonly LottoTicket[]; readonly won: typeof NOTHING }) {
  const { t } = useTranslation();
  if (won > 0n) return <span className={css.ownWon}>{t('lotto.won', { amount: amountText(won) })}</span>;
  if (tickets.length === 0) return <span className={css.own}>{t('lotto.noTicket')}</span>;
  const isPending = tickets.some(({ state }) => state === 'pending');
  const isReturned = tickets.every(({ state }) => state === 'canceled');
  return (
    <span className={css.own}>
      {t(isPending ? 'lotto.ticketPending' : isReturned ? 'lotto.ticketReturned' : 'lotto.ticketNoMatch')}
    </span>
  );
}
