import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import ArrowLeft from '~icons/ph/arrow-left-bold';
import Question from '~icons/ph/question-bold';
import Star from '~icons/ph/star-fill';
import Ticket from '~icons/ph/ticket-fill';
import type { SpinPay } from '../../../contract/rewards/spin';
import { useBoardKeys } from '../../../games/kit/board/useBoardKeys';
import { useTranslation } from '../../i18n/i18n';
import { pausedGamesAtom } from '../../shared/config/config';
import { useBack } from '../../shared/navigation/useBack';
import { onlineAtom } from '../../shared/online';
import { useRoundHistory } from '../../shared/play/rounds';
import { uidAtom } from '../../shared/session/session';
import { useNewDay } from '../../shared/useNewDay';
import { useReducedMotion } from '../../shared/useReducedMotion';
import { useStageRoom } from '../../stage/useStageRoom';
import { Link } from '../../ui/page/Link';
import { CheckSheet } from './CheckSheet';
import { JackpotShow } from './JackpotShow';
import { hiddenRound, OddsAndSpins } from './OddsAndSpins';
import { chanceOf, PrizeCard } from './PrizeCard';
import { SpinPanel } from './SpinPanel';
import { StatisticsSheet } from './StatisticsSheet';
import { loadWheel, spinQuery, WHEEL } from './spin';
import { isFree, payOf, shownPoints, whyNot } from './spinState';
import { TermsSheet } from './TermsSheet';
import { useSpin } from './useSpin';
import { useWheelParts } from './useWheelParts';
import { useWheelStage } from './useWheelStage';
import * as css from './Wheel.css';

/** The wheel of a player who is logged in: the scene above, price and prizes below. */
export function Wheel() {
  const { t } = useTranslation();
  const reducedMotion = useReducedMotion();
  const online = useAtomValue(onlineAtom);
  const uid = useAtomValue(uidAtom);
  const query = useQuery(spinQuery(uid));
  // Without a client seed the cached page is from another page of the app, and the seed is being sent.
  const page = query.data === undefined || query.data.seeds.clientSeed === '' ? null : query.data;
  const rounds = useRoundHistory(WHEEL, false);
  const parts = useWheelParts();
  const back = useBack();
  const [chosen, setChosen] = useState<SpinPay | null>(null);
  const [paid, setPaid] = useState<SpinPay>('points');
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const [reading, setReading] = useState(false);
  const [counting, setCounting] = useState(false);
  const [checking, setChecking] = useState<string | null>(null);
  const room = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLElement>(null);

  const { state, spin, check, replay, reveal, rest } = useSpin(reducedMotion);
  // The spins of a day begin anew; a spin that turns must not be told of before it has landed.
  useNewDay(() => {
    if (isFree(state)) void loadWheel();
  });
  useWheelStage({
    state,
    reducedMotion,
    covered: reading || counting || checking !== null,
    onReveal: reveal,
  });
  useStageRoom(room);

  const price = paid === 'points' ? (page?.price ?? 0) : 0;
  const points = page === null ? null : shownPoints(state, page.points, price);
  const pay = page === null ? 'points' : payOf(page, page.points, chosen);
  const isPaused = useAtomValue(pausedGamesAtom).includes(WHEEL);
  const reason = page === null || points === null ? null : whyNot(page, { points, pay, online, isPaused });
  const press = () => {
    if (page === null || points === null || reason !== null) return;
    if (!page.termsAccepted && !agreed) return setAsked(true);
    window.scrollTo({ top: 0, behavior: reducedMotion ? 'auto' : 'smooth' });
    setPaid(pay);
    spin(!page.termsAccepted, pay);
  };
  const shown = state.phase === 'shown' ? state.shown : null;
  const won = shown?.round.payout ?? 0n;
  const isJackpot = won > 0n && won === page?.segments.at(-1)?.amount;
  useBoardKeys({ onPrimary: press, onUp: null, onDown: null, onLeft: null, onRight: null });

  return (
    <div className={css.page} data-phase={state.phase} data-offline={!online || undefined}>
      <section className={css.first}>
        <header className={css.header}>
          <button type="button" className={css.round} aria-label={t('ui.back')} onClick={back}>
            <ArrowLeft aria-hidden />
          </button>
          <span className={css.points} data-points={points ?? undefined}>
            <Star aria-hidden />
            {points === null ? '…' : t('spin.points', { count: points, points: points.toLocaleString('en') })}
          </span>
          <Link className={css.round} to="/luckyPrize" aria-label={t('spin.lucky')}>
            <Ticket aria-hidden />
          </Link>
          <button
            type="button"
            className={css.round}
            aria-label={t('spin.terms')}
            onClick={() => setReading(true)}
          >
            <Question aria-hidden />
          </button>
        </header>
        <div className={css.titles}>
          <h1 className={css.title}>{t('spin.title')}</h1>
          <p className={css.members}>{t('spin.members')}</p>
        </div>
        <div ref={room} className={css.room}>
          {shown !== null && !isJackpot && parts !== null && (
            <PrizeCard
              key={shown.playback.startedAtMs}
              shown={shown}
              parts={parts}
              page={page}
              onCheck={setChecking}
              onClose={rest}
            />
          )}
        </div>
        <SpinPanel
          state={state}
          failed={query.isError && !query.isFetching}
          page={page}
          points={points}
          online={online}
          pay={pay}
          isPaused={isPaused}
          onPay={setChosen}
          agreed={agreed}
          asked={asked && !agreed}
          onAgree={setAgreed}
          onSpin={press}
          onCheckAgain={check}
          onTerms={() => setReading(true)}
          onOdds={() => more.current?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth' })}
        />
        {shown !== null && isJackpot && page !== null && (
          <JackpotShow
            key={shown.playback.startedAtMs}
            round={shown.round}
            chance={t('spin.chance', chanceOf(page, shown.round.payout))}
            onAgain={points === null || reason !== null || !page.termsAccepted ? null : press}
            onCheck={() => setChecking(shown.round.roundId)}
            onClose={rest}
          />
        )}
      </section>
      <OddsAndSpins
        ref={more}
        page={page}
        parts={parts}
        state={state}
        onOpen={setChecking}
        onStatistics={() => setCounting(true)}
      />
      <TermsSheet page={page} open={reading} onClose={() => setReading(false)} />
      <StatisticsSheet
        page={page}
        hidden={hiddenRound(state)}
        open={counting}
        onClose={() => setCounting(false)}
      />
      <CheckSheet
        round={rounds.list.find(({ roundId }) => roundId === checking) ?? null}
        parts={parts}
        onClose={() => setChecking(null)}
        onReplay={(round) => {
          setChecking(null);
          window.scrollTo({ top: 0 });
          replay(round);
        }}
      />
    </div>
  );
}
