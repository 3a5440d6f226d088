import Shuffle from '~icons/ph/shuffle-angular-bold';
import { hasOrders, LOTTO_GAMES } from '../../../../games/kit/fairness/lotto/lines';
import { useTranslation } from '../../../i18n/i18n';
import { showToast } from '../../../shared/popups/toasts';
import { askRng } from '../../../shared/workers/rng';
import { Tabs } from '../../../ui/page/Tabs';
import { numbersText } from '../lottoText';
import {
  changeDraft,
  cleared,
  type Draft,
  emptyPlaces,
  filled,
  type LottoGame,
  type LottoOrder,
  withNumber,
  without,
} from './draft';
import * as css from './PickPad.css';

/** The grid or the keys from which a line is picked, and the order in which it is to win. */
export function PickPad({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation();
  return (
    <section className={css.pad} aria-label={t('lotto.pick')}>
      <Tabs<LottoGame>
        label={t('lotto.game')}
        look="pill"
        active={draft.game}
        onChange={(game) => changeDraft((before) => ({ ...before, game }))}
        tabs={[
          { key: '2D', label: t('lotto.twoD') },
          { key: '3D', label: t('lotto.threeD') },
        ]}
      />
      {draft.game === '2D' ? <Grid draft={draft} /> : <Keys draft={draft} />}
      <Orders draft={draft} />
    </section>
  );
}

type Places = Draft['places']['2D'];

const setPlaces = (change: (places: Places) => Places): void =>
  changeDraft((before) => ({
    ...before,
    places: { ...before.places, [before.game]: change(before.places[before.game]) },
  }));

const TWO_D = Array.from({ length: LOTTO_GAMES['2D'].most }, (_, index) => index + 1);

function Grid({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation();
  const places = draft.places['2D'];
  return (
    <div className={css.grid}>
      {TWO_D.map((number) => {
        const at = places.flatMap((picked, place) => (picked === number ? [place + 1] : []));
        const name = t('lotto.number', { number });
        return (
          <button
            key={number}
            type="button"
            className={css.cell}
            aria-label={at.length === 0 ? name : `${name}, ${t('lotto.picked', { places: at.join(', ') })}`}
            onClick={() => setPlaces((before) => withNumber(before, number))}
          >
            <span className={lookOf(at)}>{number}</span>
            {at.length > 0 && (
              <span className={css.badge} aria-hidden="true">
                {at.join(', ')}
              </span>
            )}
          </button>
        );
      })}
      <Tools places={places} game="2D" />
    </div>
  );
}

const lookOf = (at: readonly number[]): string => {
  if (at.length === 2) return css.pickedBoth;
  if (at.length === 0) return css.key;
  return at[0] === 1 ? css.pickedFirst : css.pickedSecond;
};

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

function Keys({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation();
  const places = draft.places['3D'];
  const empty = places.indexOf(null);
  const next = empty === -1 ? places.length - 1 : empty;
  return (
    <>
      <div className={css.slots}>
        {places.map((digit, place) => (
          <button
            key={place}
            type="button"
            className={css.slot}
            data-next={place === next || undefined}
            data-empty={digit === null || undefined}
            aria-label={
              digit === null
                ? t('lotto.placeEmpty', { place: place + 1 })
                : t('lotto.placeFilled', { place: place + 1, number: digit })
            }
            onClick={() => setPlaces((before) => without(before, place))}
          >
            {digit ?? '–'}
          </button>
        ))}
      </div>
      <div className={css.digits}>
        {DIGITS.map((digit) => (
          <button
            key={digit}
            type="button"
            className={css.digit}
            aria-label={t('lotto.number', { number: digit })}
            aria-pressed={empty === -1 && places.at(-1) === digit}
            onClick={() => setPlaces((before) => withNumber(before, digit))}
          >
            {digit}
          </button>
        ))}
      </div>
      <div className={css.tools}>
        <Tools places={places} game="3D" />
      </div>
    </>
  );
}

interface ToolsProps {
  readonly places: Places;
  readonly game: LottoGame;
}

function Tools({ places, game }: ToolsProps) {
  const { t } = useTranslation();
  const isEmpty = emptyPlaces(places) === places.length;
  // A line that is full is picked anew.
  const lucky = async () => {
    const kept = emptyPlaces(places) === 0 ? places.map(() => null) : places;
    const { least, most } = LOTTO_GAMES[game];
    try {
      const numbers = await askRng((rng) => rng.luckyNumbers(emptyPlaces(kept), least, most));
      setPlaces(() => filled(kept, numbers));
    } catch {
      showToast({ text: t('lotto.luckyBroken'), tone: 'error' });
    }
  };
  return (
    <>
      <span className={css.under}>
        <button type="button" className={css.plain} disabled={isEmpty} onClick={() => changeDraft(cleared)}>
          {t('lotto.clear')}
        </button>
      </span>
      <span className={css.under}>
        <button type="button" className={css.lucky} onClick={() => void lucky()}>
          <Shuffle aria-hidden />
          {t('lotto.lucky')}
        </button>
      </span>
    </>
  );
}

const ORDERS: readonly LottoOrder[] = ['straight', 'any'];

function Orders({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation();
  const numbers = draft.places[draft.game].filter((place) => place !== null);
  const isFull = numbers.length === LOTTO_GAMES[draft.game].places;
  const oneOrder = isFull && !hasOrders(numbers);
  const chosen: LottoOrder = oneOrder ? 'straight' : draft.order;
  return (
    <fieldset className={css.orders} aria-label={t('lotto.order')}>
      {ORDERS.map((order) => {
        const isOff = order === 'any' && oneOrder;
        return (
          <label key={order} className={css.order}>
            <input
              type="radio"
              name="lotto-order"
              value={order}
              checked={chosen === order}
              disabled={isOff}
              onChange={() => changeDraft((before) => ({ ...before, order }))}
            />
            <span>
              {t(`lotto.order_${order}`)}
              {isOff && <small>{t('lotto.oneOrder', { numbers: numbersText(numbers) })}</small>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
