import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { ReplyOf } from '../../../contract/call';
import { type MallItem, mallCalls } from '../../../contract/rewards/mall';
import { bonusCalls } from '../../../contract/wallet/bonus';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { send } from '../../shared/api/api';
import { OWN_GAMES, useOwnTexts } from '../../shared/catalogue/ownGames';
import { serverNowMs } from '../../shared/config/config';
import { shortDayText } from '../../shared/dateText';
import { onlineAtom } from '../../shared/online';
import { openPopup } from '../../shared/popups/popups';
import { showToast } from '../../shared/popups/toasts';
import { callQuery } from '../../shared/query/callQuery';
import { rewardErrorText } from '../../shared/rewards/rewardErrorText';
import { uidAtom } from '../../shared/session/session';
import { lacksAge, refreshUser, setUser, userAtom } from '../../shared/session/user';
import { readAtom } from '../../shared/store/store';
import { Button } from '../../ui/form/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import { Reason } from '../../ui/text/Reason';
import { Skeleton } from '../../ui/text/Skeleton';
import { itemNote, itemTitle } from './itemText';
import * as css from './Mall.css';
import { reloadMall } from './queries';
import { Stub } from './TicketCard';

const DAY_MS = 24 * 60 * 60_000;
/** The last day on which a coupon of today can be used, from now. */
const LAST_DAY_MS = 30 * DAY_MS;

interface ExchangeSheetProps {
  readonly item: MallItem;
  readonly page: ReplyOf<typeof mallCalls.items>;
  readonly onClose: () => void;
}

/** Everything that an exchange takes and gives, before it is made. */
export function ExchangeSheet({ item, page, onClose }: ExchangeSheetProps) {
  const { t, language } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const { state, wrong, exchange } = useExchange(item, page, onClose);
  const { asked, terms, failure, retry } = useBonusTerms(item);
  const price = item.offerPoints ?? item.points;
  const number = (points: number) => points.toLocaleString('en');
  const lastDay = shortDayText(new Date(serverNowMs() + LAST_DAY_MS), LANGUAGES[language].tag);
  return (
    <Sheet
      open
      onClose={onClose}
      title={itemTitle(item, t)}
      footer={
        <>
          <Button
            wide
            busy={state !== 'idle'}
            disabled={!online || (asked && terms === undefined)}
            describedBy="mall-foot"
            onClick={() => void exchange()}
          >
            {state === 'checking' ? t('mall.checking') : t('mall.confirm', { points: number(price) })}
          </Button>
          <Reason id="mall-foot" wrong={wrong} off={online ? null : t('mall.offline')} />
        </>
      }
    >
      <div className={css.chosen}>
        <Stub item={item} />
        <p className={css.sheetNote}>{itemNote(item, t)}</p>
      </div>
      <ul className={css.terms}>
        <li>
          {t('mall.termPoints', { points: number(price), left: number(Math.max(0, page.points - price)) })}
        </li>
        {item.play > 0n && <li>{t('mall.termPlay', { amount: amountText(item.play) })}</li>}
        {item.assetType === 'TOPUP' && <li>{t('mall.termOrder')}</li>}
        {item.assetType === 'TOPUP' && <li>{t('mall.termExpires', { day: lastDay })}</li>}
        {asked && terms !== undefined && <BonusTerms terms={terms} />}
        {asked && terms === undefined && (
          <li aria-busy={failure === null || undefined} role={failure === null ? undefined : 'alert'}>
            {failure === null ? (
              <Skeleton width="100%" height="4.5rem" />
            ) : (
              <>
                {failure}{' '}
                <Button tone="secondary" size="m" onClick={retry}>
                  {t('ui.retry')}
                </Button>
              </>
            )}
          </li>
        )}
        <li>{t('mall.termNoBack')}</li>
      </ul>
    </Sheet>
  );
}

type Terms = NonNullable<ReplyOf<typeof bonusCalls.current>['terms']>;

/** The terms of the bonus money that an item leads to: nothing is exchanged before they can be read. */
function useBonusTerms({ assetType }: MallItem) {
  const { t } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const asked = assetType === 'TOPUP' || assetType === 'RELIEF';
  const query = useQuery({ ...callQuery(bonusCalls.current, {}, { uid }), enabled: asked && uid !== null });
  return {
    asked,
    terms: query.data?.terms,
    failure: query.isError ? rewardErrorText(query.error, t) : null,
    retry: () => void query.refetch(),
  };
}

/** What bonus money asks: turnover, time, the largest bet, and what each game counts. */
function BonusTerms({ terms }: { readonly terms: Terms }) {
  const { t } = useTranslation();
  const { titleOf } = useOwnTexts();
  const gamesAt = (percent: number): string =>
    terms.weights
      .filter((weight) => weight.percent === percent)
      .map(({ gameId }) => OWN_GAMES.find(({ id }) => String(id) === gameId)?.name)
      .flatMap((name) => (name === undefined ? [] : [titleOf(name)]))
      .join(', ');
  return (
    <>
      <li>
        {t('wallet.bonusMost', {
          amount: amountText(terms.stakeMax),
          times: terms.times,
          days: terms.days,
        })}
      </li>
      {gamesAt(100) !== '' && <li>{t('wallet.bonusFull', { games: gamesAt(100) })}</li>}
      {gamesAt(50) !== '' && <li>{t('wallet.bonusHalf', { games: gamesAt(50) })}</li>}
      <li>{t('wallet.bonusElsewhere')}</li>
    </>
  );
}

/** Makes the exchange, and says how it went. */
function useExchange(item: MallItem, page: ExchangeSheetProps['page'], onDone: () => void) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'sending' | 'checking'>('idle');
  const [wrong, setWrong] = useState<string | null>(null);
  const offer = item.offerPoints === null ? undefined : page.offers.find(({ itemId }) => itemId === item.id);
  const exchange = async () => {
    // Money asks for the birthday first; it is a question of its own.
    if (item.worth > 0n && lacksAge(readAtom(userAtom))) return openPopup('birthday');
    setState('sending');
    setWrong(null);
    try {
      const body = { itemId: item.id, ...(offer === undefined ? {} : { offerId: offer.offerId }) };
      const { finance, bonus, points } = await send(mallCalls.exchange, body, {
        quiet: true,
        onChecking: () => setState('checking'),
      });
      const user = readAtom(userAtom);
      if (user !== null) setUser({ ...user, finance, bonus, points });
      void refreshUser().catch(() => null);
      showToast({ text: t('mall.done', { item: itemTitle(item, t) }), tone: 'success' });
      onDone();
    } catch (error) {
      setWrong(rewardErrorText(error, t));
    } finally {
      setState('idle');
      reloadMall();
    }
  };
  return { state, wrong, exchange };
}
