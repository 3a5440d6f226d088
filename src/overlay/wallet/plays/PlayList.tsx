import { useAtomValue } from 'jotai';
import ChartLine from '~icons/ph/chart-line-up-bold';
import GameController from '~icons/ph/game-controller-fill';
import Ticket from '~icons/ph/ticket-fill';
import { groundOf } from '../../../../assets/art/tiles/palette';
import type { Address } from '../../../../contract/addresses';
import type { PlayRecord } from '../../../../contract/wallet/records';
import { type Centavos, subtract } from '../../../../games/kit/rules/money';
import { LOTTO, TRADE } from '../../../../games/kit/rules/otherPlay';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { allGamesAtom } from '../../../shared/catalogue/gameList';
import { keyOf } from '../../../shared/catalogue/games';
import { useOwnTexts } from '../../../shared/catalogue/ownGames';
import { timeText } from '../../../shared/dateText';
import { openPopup } from '../../../shared/popups/popups';
import { isBaked } from '../../../shared/tiles/baked';
import { card } from '../../../theme/recipes.css';
import { classes } from '../../../ui/classes';
import { Button } from '../../../ui/form/Button';
import * as list from '../../../ui/page/DayList.css';
import { Link } from '../../../ui/page/Link';
import { More } from '../../../ui/page/More';
import { Empty } from '../../../ui/text/Empty';
import { LastGames } from '../LastGames';
import { AsOf, KeptFrom, Late, Waiting } from '../ListStates';
import { byDay, dayName } from '../records';
import * as css from './Plays.css';
import { gameKeyOf, idOf, type PlayFilter, shownId } from './plays';
import { StudioTile } from './StudioTile';
import { type Plays, usePlays } from './usePlays';

/** The rounds of a filter, with loading, empty and error states. */
export function PlayList({ filter }: { readonly filter: PlayFilter }) {
  const { t } = useTranslation();
  const plays = usePlays(filter);
  if (plays.state === 'loading') return <Waiting />;
  if (plays.state !== 'ready') {
    return (
      <Empty
        icon={<GameController aria-hidden />}
        title={t(plays.state === 'offline' ? 'wallet.recordsOffline' : 'wallet.recordsTrouble')}
        action={<Button onClick={plays.retry}>{t('ui.retry')}</Button>}
      />
    );
  }
  const late = plays.stale && <Late onRetry={plays.retry} />;
  if (plays.items.length === 0) {
    return late !== false ? (
      late
    ) : (
      <>
        <Empty
          icon={<GameController aria-hidden />}
          title={t('wallet.playsEmpty')}
          text={t('wallet.playsEmptyText')}
          action={<Button to="/allgames">{t('wallet.toGames')}</Button>}
        />
        <KeptFrom since={plays.keptFrom} />
        <LastGames />
      </>
    );
  }
  return (
    <>
      {late}
      <AsOf ms={plays.asOfMs} />
      <Sums plays={plays} />
      <Days plays={plays} />
    </>
  );
}

/** The totals of all rounds of the filter, including pages not loaded yet. */
function Sums({ plays: { sums } }: { readonly plays: Plays }) {
  const { t } = useTranslation();
  if (sums === null) return null;
  const net = subtract(sums.paidCentavos, sums.stakedCentavos);
  return (
    <dl className={classes(card, css.sums)}>
      <div>
        <dt>{t('wallet.playsStaked')}</dt>
        <dd>{amountText(sums.stakedCentavos)}</dd>
      </div>
      <div>
        <dt>{t('wallet.playsPaid')}</dt>
        <dd>{amountText(sums.paidCentavos)}</dd>
      </div>
      <div>
        <dt>{t('wallet.playsNet')}</dt>
        <dd className={net > 0n ? css.won : undefined}>{amountText(net, '₱', true)}</dd>
      </div>
    </dl>
  );
}

function Days({ plays }: { readonly plays: Plays }) {
  const { t, language } = useTranslation();
  const { tag } = LANGUAGES[language];
  const names = { today: t('wallet.today'), yesterday: t('wallet.yesterday') };
  const now = new Date();
  return (
    <div className={list.days}>
      {byDay(plays.items, idOf).map(({ day, items }) => (
        <section key={day} className={list.day}>
          <h2 className={list.heading}>{dayName(day, now, tag, names)}</h2>
          <ul className={card}>
            {items.map((play) => (
              <li key={idOf(play)} className={list.line}>
                <Line play={play} tag={tag} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {plays.hasMore && <More label={t('wallet.more')} busy={plays.loadingMore} onMore={plays.loadMore} />}
      <KeptFrom since={plays.keptFrom} />
    </div>
  );
}

/** The name of a game: our own in the player's language, others as listed. */
export function useGameName(): (key: string, own: string | null) => string {
  const { t } = useTranslation();
  const { titleOf } = useOwnTexts();
  const games = useAtomValue(allGamesAtom);
  return (key, own) => {
    if (own === LOTTO) return t('wallet.playLotto');
    if (own === TRADE) return t('wallet.playTrade');
    if (own !== null) return titleOf(own);
    return games.find((game) => keyOf(game) === key)?.gameName ?? key.replace('_', ' ');
  };
}

/** Tickets of lotto and orders on the markets have pages of their own; everything else has none. */
function pageOf({ game, roundId, draw }: PlayRecord): Address | null {
  if (game === TRADE) return `/trade/order?id=${roundId}`;
  return game === LOTTO && draw !== undefined ? `/lottoResults?draw=${draw}&ticket=${roundId}` : null;
}

function Line({ play, tag }: { readonly play: PlayRecord; readonly tag: string }) {
  const { t } = useTranslation();
  const nameOf = useGameName();
  const { roundId, game, stake, payout, state } = play;
  const page = pageOf(play);
  const isOther = game === LOTTO || game === TRADE;
  const hasRound = game !== null && !isOther && state === 'settled';
  const canVerify = hasRound || (page !== null && state === 'settled');
  const inside = (
    <>
      {isOther ? (
        <span className={css.studio} style={{ background: groundOf(game) }} aria-hidden="true">
          {game === LOTTO ? <Ticket /> : <ChartLine />}
        </span>
      ) : game === null || !isBaked(game) ? (
        <StudioTile gameKey={gameKeyOf(play)} studio={play.gameProvider} />
      ) : (
        <img className={css.tile} src={`/tiles/${game}-216.webp`} width={40} height={52} alt="" />
      )}
      <span className={css.what}>
        <b className={css.title}>{nameOf(gameKeyOf(play), game)}</b>
        <small className={css.small}>
          {t('wallet.stakedPaid', { stake: amountText(stake), payout: amountText(payout) })}
        </small>
        <small className={css.small} title={roundId}>
          {timeText(new Date(play.createdAt), tag)} · {t('wallet.roundNumber', { id: shownId(roundId) })}
        </small>
      </span>
      <span className={css.money}>
        <Result net={subtract(payout, stake)} state={state} />
        {canVerify && <small className={css.verify}>{t('wallet.verify')}</small>}
      </span>
    </>
  );
  if (page !== null)
    return (
      <Link className={css.row} to={page}>
        {inside}
      </Link>
    );
  // A studio's round cannot be replayed here: its number identifies it at the studio.
  if (!hasRound) return <div className={css.row}>{inside}</div>;
  return (
    <button
      type="button"
      className={css.row}
      onClick={() => openPopup('round', { game, gameId: play.gameId, roundId }, 50)}
    >
      {inside}
    </button>
  );
}

function Result({ net, state }: { readonly net: Centavos; readonly state: PlayRecord['state'] }) {
  const { t } = useTranslation();
  if (state !== 'settled') return <b className={css.state}>{t(`wallet.play_${state}`)}</b>;
  return <b className={classes(css.amount, net > 0n && css.won)}>{amountText(net, '₱', true)}</b>;
}
