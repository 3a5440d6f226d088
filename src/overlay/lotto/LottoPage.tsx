import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import Caret from '~icons/ph/caret-right-bold';
import ListChecks from '~icons/ph/list-checks-fill';
import Moon from '~icons/ph/moon-stars-fill';
import Question from '~icons/ph/question-bold';
import type { LottoDraw } from '../../../contract/lotto';
import { LOTTO } from '../../../games/kit/rules/otherPlay';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { pausedGamesAtom } from '../../shared/config/config';
import { openPopup } from '../../shared/popups/popups';
import { awayAtom } from '../../shared/safer-play/saferPlay';
import { uidAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { Link } from '../../ui/page/Link';
import { Empty } from '../../ui/text/Empty';
import { AwayNotice } from './AwayNotice';
import { Ball } from './art/Balls';
import { longClockText, useSecondsLeft } from './clock';
import { DrawnNumbers } from './DrawnNumbers';
import { LottoFrame, RoundButton, RoundLink } from './LottoFrame';
import * as css from './LottoPage.css';
import { dayAndMonth, drawText, hourText } from './lottoText';
import { DrawnDigits } from './Numbers';
import { draftAtom } from './pick/draft';
import { type Countdown, drawsPoll, newestTicketsQuery, resultsQuery, useCountdownQuery } from './queries';
import { SalesClock } from './SalesClock';
import * as clockCss from './SalesClock.css';
import { TicketCard } from './TicketCard';
import { Trouble } from './Trouble';

/** /lotto: the draw that sells, both games, the newest result and the player's tickets. Kept alive. */
export function LottoPage() {
  const { t } = useTranslation();
  const query = useCountdownQuery();
  const countdown = query.data ?? null;
  const paused = useAtomValue(pausedGamesAtom).includes(LOTTO);
  const isOpen = countdown !== null && countdown.draw !== null && !paused;
  const isAway = useAtomValue(awayAtom) !== null;
  return (
    <LottoFrame
      title={t('lotto.title')}
      home="/"
      sky={countdown === null || isOpen ? 'high' : 'low'}
      actions={
        <>
          <RoundLink label={t('lotto.results')} to="/lottoResults">
            <ListChecks aria-hidden />
          </RoundLink>
          <RoundButton label={t('lotto.how')} onClick={() => openPopup('lottoDescription')}>
            <Question aria-hidden />
          </RoundButton>
        </>
      }
      footer={
        isOpen && !isAway ? (
          <Button wide to="/lottoPanel">
            {countdown.drawsAt !== null && t('lotto.play', { time: hourText(countdown.drawsAt) })}
          </Button>
        ) : undefined
      }
    >
      {countdown === null ? (
        <Trouble query={query} heights={['10rem', '9rem', '8rem']} above={<SalesClock countdown={null} />} />
      ) : (
        <Content countdown={countdown} isOpen={isOpen} />
      )}
    </LottoFrame>
  );
}

function Content({ countdown, isOpen }: { readonly countdown: Countdown; readonly isOpen: boolean }) {
  const { t } = useTranslation();
  const results = useQuery({
    ...resultsQuery(),
    refetchInterval: ({ state: { data } }) => drawsPoll(data?.draws ?? []),
  });
  const draws = results.data?.draws ?? [];
  const newest = draws.find(({ numbers }) => numbers !== null);
  const closed = draws.find(({ state }) => state === 'closed');
  return (
    <>
      {isOpen ? (
        <SalesClock countdown={countdown}>
          <span className={clockCss.picture}>
            <Ball number={7} colour="red" />
            <Ball number={24} colour="blue" />
          </span>
        </SalesClock>
      ) : (
        <Empty
          icon={<Moon aria-hidden />}
          title={t('lotto.closedTitle')}
          text={t('lotto.closedText')}
          action={
            <Button tone="secondary" to="/lottoResults">
              {t('lotto.results')}
            </Button>
          }
        />
      )}
      <AwayNotice />
      {closed !== undefined && <Waiting key={closed.draw} draw={closed} />}
      {isOpen && <Games />}
      <PoolLink />
      {newest !== undefined && <Newest draw={newest} />}
      <OwnTickets />
    </>
  );
}

/** A draw whose sales have closed: when it is drawn, and what it waits for then. */
function Waiting({ draw }: { readonly draw: LottoDraw }) {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(draw.drawsAt);
  return (
    <Link className={css.waiting} to={`/lottoResults?draw=${draw.draw}`}>
      <b>{t('lotto.drawAt', { draw: drawText(draw.draw), time: hourText(draw.drawsAt) })}</b>
      <p>
        {seconds !== null && seconds > 0
          ? t('lotto.drawnIn', { time: longClockText(seconds) })
          : t('lotto.waiting', { time: hourText(draw.voidAt) })}
      </p>
    </Link>
  );
}

function Games() {
  const { t } = useTranslation();
  return (
    <div className={css.games}>
      <Link className={css.game} to="/lottoPanel?game=2D">
        <span className={css.gamePicture} aria-hidden="true">
          <Ball number={7} colour="red" />
          <Ball number={24} colour="blue" />
        </span>
        <span className={css.gameName}>{t('lotto.twoD')}</span>
        <span className={css.gamePays}>{t('lotto.upTo', { times: '×922.56' })}</span>
        <span className={css.gameText}>{t('lotto.about_twoD')}</span>
      </Link>
      <Link className={css.game} to="/lottoPanel?game=3D">
        <span className={css.gamePicture} aria-hidden="true">
          <DrawnDigits numbers={[4, 0, 9]} />
        </span>
        <span className={css.gameName}>{t('lotto.threeD')}</span>
        <span className={css.gamePays}>{t('lotto.upTo', { times: '×960' })}</span>
        <span className={css.gameText}>{t('lotto.about_threeD')}</span>
      </Link>
    </div>
  );
}

/** Lines that were picked and not bought. */
function PoolLink() {
  const { t } = useTranslation();
  const { lines } = useAtomValue(draftAtom);
  if (lines.length === 0) return null;
  return (
    <Link className={css.all} to="/lottoPanel">
      {t('lotto.poolWaits', { count: lines.length })}
      <Caret aria-hidden />
    </Link>
  );
}

function Newest({ draw }: { readonly draw: LottoDraw }) {
  const { t, language } = useTranslation();
  return (
    <section>
      <div className={css.heading}>
        <h2>{t('lotto.newest')}</h2>
        <Link className={css.all} to="/lottoResults">
          {t('lotto.allResults')}
          <Caret aria-hidden />
        </Link>
      </div>
      <Link className={css.result} to={`/lottoResults?draw=${draw.draw}`}>
        <span className={css.resultWhen}>
          {t('lotto.moment', {
            day: dayAndMonth(draw.drawsAt, LANGUAGES[language].tag),
            time: hourText(draw.drawsAt),
          })}
        </span>
        <DrawnNumbers draw={draw} />
      </Link>
    </section>
  );
}

function OwnTickets() {
  const { t } = useTranslation();
  const { data } = useQuery(newestTicketsQuery(useAtomValue(uidAtom)));
  const tickets = data?.list ?? [];
  if (tickets.length === 0) return null;
  return (
    <section>
      <div className={css.heading}>
        <h2>{t('lotto.myTickets')}</h2>
        <Link className={css.all} to="/lottoHistory">
          {t('lotto.allTickets')}
          <Caret aria-hidden />
        </Link>
      </div>
      <ul className={css.list}>
        {tickets.map((ticket) => (
          <li key={ticket.ticketId}>
            <Link to={`/lottoResults?draw=${ticket.draw}&ticket=${ticket.ticketId}`}>
              <TicketCard ticket={ticket} withDraw />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
