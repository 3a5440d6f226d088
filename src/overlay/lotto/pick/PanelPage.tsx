import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import ListChecks from '~icons/ph/list-checks-fill';
import Moon from '~icons/ph/moon-stars-fill';
import Question from '~icons/ph/question-bold';
import type { LottoLimits } from '../../../../contract/lotto';
import { LOTTO } from '../../../../games/kit/rules/otherPlay';
import { useTranslation } from '../../../i18n/i18n';
import { pausedGamesAtom } from '../../../shared/config/config';
import { openPopup } from '../../../shared/popups/popups';
import { awayAtom } from '../../../shared/safer-play/saferPlay';
import { useRealityCheck } from '../../../shared/safer-play/useRealityCheck';
import { Button } from '../../../ui/form/Button';
import { Empty } from '../../../ui/text/Empty';
import { AwayPlate } from '../AwayNotice';
import { Ball } from '../art/Balls';
import { LottoFrame, RoundButton, RoundLink } from '../LottoFrame';
import { type Countdown, useCountdownQuery } from '../queries';
import { SalesClock } from '../SalesClock';
import * as clockCss from '../SalesClock.css';
import { Trouble } from '../Trouble';
import { BoughtSheet } from './BoughtSheet';
import { BuyBar } from './BuyBar';
import { bought, changeDraft, type Draft, draftAtom, without } from './draft';
import { LineBar } from './LineBar';
import * as css from './PanelPage.css';
import { PickPad } from './PickPad';
import { ClosedDrawNotice, Pool } from './Pool';
import { useBuy } from './useBuy';

/** /lottoPanel: picks lines of a ticket and buys it. Guests pick, and log in to buy. `?game=3D` opens the other game. */
export function PanelPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const query = useCountdownQuery();
  const asked = search.get('game');
  useEffect(() => {
    if (asked === '2D' || asked === '3D') changeDraft((before) => ({ ...before, game: asked }));
  }, [asked]);
  const countdown = query.data ?? null;
  if (countdown === null) {
    return (
      <LottoFrame title={t('lotto.title')} home="/lotto" sky="high">
        <Trouble
          query={query}
          heights={['23rem', '3.5rem', '2.8rem']}
          above={<SalesClock countdown={null} />}
        />
      </LottoFrame>
    );
  }
  return <Panel countdown={countdown} />;
}

function Panel({ countdown }: { readonly countdown: Countdown }) {
  const { t } = useTranslation();
  const draft = useAtomValue(draftAtom);
  const { draw, limits } = countdown;
  const paused = useAtomValue(pausedGamesAtom).includes(LOTTO);
  const buying = useBuy(({ lines }) => changeDraft((before) => bought(before, lines)));
  useRealityCheck('real', buying.phase === 'idle');
  const isOpen = draw !== null && limits !== null && !paused;
  // A ticket that is being bought is followed to its end.
  const isAway = useAtomValue(awayAtom) !== null && buying.phase === 'idle';
  return (
    <LottoFrame
      title={t('lotto.title')}
      home="/lotto"
      sky={isOpen ? 'high' : 'low'}
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
        isOpen && !isAway ? <BuyBar draw={draw} limits={limits} draft={draft} buying={buying} /> : undefined
      }
    >
      {isOpen && isAway ? (
        <>
          <SalesClock countdown={countdown} />
          <AwayPlate />
        </>
      ) : isOpen ? (
        <>
          <SalesClock countdown={countdown}>
            <PickedPicture draft={draft} />
          </SalesClock>
          <ClosedDrawNotice draft={draft} draw={draw} drawsAt={countdown.drawsAt} />
          <PickPad draft={draft} />
          <LineBar draft={draft} draw={draw} onChange={buying.change} />
          <Stakes draft={draft} limits={limits} />
          <Pool draft={draft} limits={limits} left={buying.left} onChange={buying.change} />
        </>
      ) : (
        <div className={css.empty}>
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
        </div>
      )}
      <BoughtSheet ticket={buying.ticket} onClose={buying.closeTicket} />
    </LottoFrame>
  );
}

/** The balls of the pick, which a tap takes away again. The digits of 3D have their own places in the pad. */
function PickedPicture({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation();
  if (draft.game === '3D') {
    const [first = null, second = null, third = null] = draft.places['3D'];
    return (
      <span className={clockCss.smallPicture} aria-hidden="true">
        <Ball number={first} colour="gold" />
        <Ball number={second} colour="purple" />
        <Ball number={third} colour="green" />
      </span>
    );
  }
  const places = draft.places['2D'];
  return (
    <span className={clockCss.picture}>
      {places.map((number, place) => (
        <button
          key={place}
          type="button"
          className={css.slotButton}
          disabled={number === null}
          aria-label={
            number === null
              ? t('lotto.placeEmpty', { place: place + 1 })
              : t('lotto.placeFilled', { place: place + 1, number })
          }
          onClick={() =>
            changeDraft((before) => ({
              ...before,
              places: { ...before.places, '2D': without(before.places['2D'], place) },
            }))
          }
        >
          <span className={clockCss.ballSize}>
            <Ball number={number} colour={place === 0 ? 'red' : 'blue'} />
          </span>
        </button>
      ))}
    </span>
  );
}

const STAKES = [5, 20, 50, 100] as const;

interface StakesProps {
  readonly draft: Draft;
  readonly limits: LottoLimits;
}

/** The stake of the line that is being picked. */
function Stakes({ draft, limits }: StakesProps) {
  const { t } = useTranslation();
  const choices = STAKES.filter((pesos) => {
    const stake = BigInt(pesos) * 100n;
    return stake >= limits.stakeMin && stake <= limits.stakeMax;
  });
  return (
    <fieldset className={css.stakes} aria-label={t('lotto.stake')}>
      {choices.map((pesos) => (
        <label key={pesos} className={css.stake}>
          <input
            type="radio"
            name="lotto-stake"
            value={pesos}
            checked={draft.pesos === pesos}
            onChange={() => changeDraft((before) => ({ ...before, pesos }))}
          />
          <span>{`₱${pesos}`}</span>
        </label>
      ))}
    </fieldset>
  );
}
