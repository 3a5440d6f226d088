import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { ReplyOf } from '../../../../contract/call';
import { ERRORS } from '../../../../contract/envelope';
import { type Channel, cashInSource, moneyCalls, type Order, type Payer } from '../../../../contract/money';
import type { Asset } from '../../../../contract/rewards/mall';
import { type PayerField, wrongPayerFields } from '../../../../contract/wallet/payer';
import type { Centavos } from '../../../../games/kit/rules/money';
import { amountText } from '../../../i18n/amountText';
import { errorText } from '../../../i18n/errorText';
import { type Translation, useTranslation } from '../../../i18n/i18n';
import { amountOf } from '../../../shared/amountInput';
import { send } from '../../../shared/api/api';
import { ApiError } from '../../../shared/api/apiError';
import { onlineAtom } from '../../../shared/online';
import { callQuery } from '../../../shared/query/callQuery';
import { isSaferRefusal } from '../../../shared/safer-play/saferPlayRefusal';
import { uidAtom } from '../../../shared/session/session';
import { lacksAge, userAtom } from '../../../shared/session/user';
import { stored } from '../../../shared/storage/storage';
import { readAtom } from '../../../shared/store/store';
import { followOrder, waitingQuery } from '../followedOrder';
import { clearDraft, keepDraft, keptDraft, payerAtom } from './draft';
import { type Activities, type Offer, useActivities } from './useActivities';
import { type Coupons, useCoupons } from './useCoupons';
import type { Steps } from './useSteps';

const lastChannelItem = stored('lastChannel', z.nullable(z.string().check(z.maxLength(32))), () => null);

/** How long cached limits and channels are used, in ms. */
const CONFIG_STALE_MS = 10_000;

type Config = ReplyOf<typeof moneyCalls.rechargeConfig>;

export interface Choice {
  /** The newest unpaid order, from this device or another; null while it is unknown. */
  readonly waiting: Order | null;
  /** Continues with the unpaid order. */
  readonly showWaiting: () => void;
  /** Asks the server again for the unpaid order. */
  readonly askWaiting: () => void;
  /** Whether the address promised an order and there is none. */
  readonly lacksOrder: boolean;
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly amountCentavos: Centavos | null;
  readonly config: Config | null;
  /** The payment methods that are offered in the player's language. */
  readonly channels: readonly Channel[];
  readonly channel: Channel | null;
  readonly setChannel: (channel: Channel) => void;
  readonly activities: Activities;
  /** The chosen activity; null for none. */
  readonly offer: Offer | null;
  readonly chooseOffer: (id: string | null) => void;
  readonly coupons: Coupons['list'];
  /** The chosen coupon; null for none. Never one beside an activity. */
  readonly coupon: Asset | null;
  readonly chooseCoupon: (id: string) => void;
  /** Who pays, where the channel asks, and the fields that are wrong so far. */
  readonly payer: Payer;
  readonly setPayer: (payer: Payer) => void;
  readonly wrongFields: readonly PayerField[];
  /** Whether limits or channels could not be loaded. */
  readonly failed: boolean;
  readonly retry: () => void;
  readonly minCentavos: Centavos | null;
  readonly maxCentavos: Centavos | null;
  /** The error of the amount or of the last attempt, as a message for the player. */
  readonly error: string | null;
  /** Whether the last attempt was refused by the player's limits, a break, or a due reality check. */
  readonly isProtected: boolean;
  readonly online: boolean;
  readonly state: 'idle' | 'sending' | 'checking';
  readonly pay: () => Promise<void>;
}

/** The refusals that the birthday step explains. */
const AGE_CODES: readonly string[] = [ERRORS.birthdayNeeded.code, ERRORS.underAge.code];

const larger = (a: Centavos, b: Centavos): Centavos => (a > b ? a : b);
const smaller = (a: Centavos, b: Centavos): Centavos => (a < b ? a : b);

/** The part of an order's body that says where the cash-in began; an address may hold anything. */
const sourceOf = (from: string | null): { readonly from?: string } =>
  from !== null && z.safeParse(cashInSource, from).success ? { from } : {};

/** Amount and channel of a new order, and the call that opens it. `from` is where the cash-in began, if known. */
export function useChoice(steps: Steps, from: string | null): Choice {
  const { t, language } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const uid = useAtomValue(uidAtom);
  const config = useQuery(callQuery(moneyCalls.rechargeConfig, {}, { uid, staleTime: CONFIG_STALE_MS }));
  const list = useQuery(callQuery(moneyCalls.channels, {}, { uid, staleTime: CONFIG_STALE_MS }));
  const isChoosing = steps.step.name === 'choose';
  const unpaid = useQuery({
    ...waitingQuery(uid),
    enabled: isChoosing,
    // Asked each time the form is shown. Data from before then may be of an order that has ended.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const waiting = unpaid.isFetching ? null : (unpaid.data ?? null);
  const channels = (list.data?.channels ?? []).filter(
    ({ languages }) => languages === null || languages.includes(language),
  );
  const [typed, type] = useState(() => keptDraft().typed);
  const [offerId, setOfferId] = useState(() => keptDraft().activityId);
  const [couponId, setCouponId] = useState(() => keptDraft().couponId);
  const [payer, setPayer] = useAtom(payerAtom);
  const [chosen, choose] = useState(() => lastChannelItem.read());
  const [state, setState] = useState<Choice['state']>('idle');
  const [refused, setRefused] = useState<string | null>(null);
  const [isProtected, setProtected] = useState(false);
  const [touched, setTouched] = useState(false);

  const channel = channels.find(({ id }) => id === chosen) ?? channels[0] ?? null;
  const limits = config.data;
  const minCentavos = limits && channel ? larger(limits.min, channel.min) : null;
  const maxCentavos = limits && channel ? smaller(limits.max, channel.max) : null;
  const amountCentavos = amountOf(typed);
  const isInside =
    amountCentavos !== null &&
    minCentavos !== null &&
    maxCentavos !== null &&
    amountCentavos >= minCentavos &&
    amountCentavos <= maxCentavos;
  const activities = useActivities(isInside ? amountCentavos : null);
  const offer = activities.offers.find(({ id }) => id === offerId) ?? null;
  const coupons = useCoupons();
  const coupon = coupons.list.find(({ id }) => id === couponId) ?? null;
  const wrongFields = channel?.needsPayer === true ? wrongPayerFields(payer) : [];
  useEffect(() => keepDraft({ typed, activityId: offerId, couponId }), [typed, offerId, couponId]);

  const outside = (): string | null => {
    if (minCentavos === null || maxCentavos === null) return null;
    if (amountCentavos === null) return touched ? t('wallet.amountMissing') : null;
    const isOutside = amountCentavos < minCentavos || amountCentavos > maxCentavos;
    const tooMuch = amountCentavos > maxCentavos;
    // Too small an amount is normal while typing; too large an amount is an error at once.
    if (!isOutside || (!tooMuch && !touched)) return null;
    return t('wallet.amountOutside', { min: amountText(minCentavos), max: amountText(maxCentavos) });
  };
  const pay = async () => {
    setTouched(true);
    if (!isInside || channel === null || wrongFields.length > 0) return;
    // A chosen bonus is never dropped in silence: the form says why it is closed.
    if (offer !== null && (offer.closedBecause !== null || amountCentavos < offer.minAmount)) return;
    if (coupon !== null && amountCentavos < coupon.minAmount) return;
    if (lacksAge(readAtom(userAtom))) return steps.askBirthday();
    steps.backToChoice();
    setState('sending');
    setRefused(null);
    setProtected(false);
    try {
      const order = await send(
        moneyCalls.recharge,
        {
          amount: amountCentavos,
          channelId: channel.id,
          ...sourceOf(from),
          ...(offer === null ? {} : { activityId: offer.id }),
          ...(coupon === null ? {} : { couponId: coupon.id }),
          ...(channel.needsPayer ? { payer } : {}),
        },
        { quiet: true, onChecking: () => setState('checking') },
      );
      lastChannelItem.write(channel.id);
      clearDraft();
      followOrder(order);
      steps.showOrder();
    } catch (error) {
      setProtected(isSaferRefusal(error));
      if (error instanceof ApiError && error.code === ERRORS.activityClosed.code) activities.reload();
      if (error instanceof ApiError && error.code === ERRORS.couponClosed.code) coupons.reload();
      if (error instanceof ApiError && AGE_CODES.includes(error.code)) steps.askBirthday();
      else setRefused(orderText(error, t));
    } finally {
      setState('idle');
    }
  };
  const showWaiting = () => {
    if (waiting === null) return;
    followOrder(waiting);
    steps.showOrder();
  };
  return {
    waiting,
    showWaiting,
    askWaiting: () => void unpaid.refetch(),
    lacksOrder: steps.lacksOrder && waiting === null && !unpaid.isFetching,
    typed,
    setTyped: (next) => {
      type(next);
      setTouched(false);
      setRefused(null);
      setProtected(false);
    },
    amountCentavos,
    config: limits ?? null,
    channels,
    channel,
    setChannel: ({ id }) => choose(id),
    activities,
    offer,
    chooseOffer: (id) => {
      setOfferId(id);
      setCouponId(null);
      setRefused(null);
    },
    coupons: coupons.list,
    coupon,
    chooseCoupon: (id) => {
      setCouponId(id);
      setOfferId(null);
      setRefused(null);
    },
    payer,
    setPayer,
    wrongFields: touched ? wrongFields : [],
    failed: config.isError || list.isError,
    retry: () => void Promise.all([config.refetch(), list.refetch()]),
    minCentavos,
    maxCentavos,
    error: refused ?? outside(),
    isProtected,
    online,
    state,
    pay,
  };
}

/** Why no order is shown: the gateway opened none, its answer was lost, or the server refused it. */
function orderText(error: unknown, t: Translation['t']): string {
  if (error instanceof ApiError && error.code === ERRORS.activityClosed.code) return t('wallet.offerClosed');
  if (error instanceof ApiError && error.code === ERRORS.couponClosed.code)
    return t('rewards.error_couponClosed');
  if (!(error instanceof ApiError) || error.outcome !== 'unknown') return errorText(error, t);
  return t(error.code === ERRORS.busy.code ? 'wallet.orderFailed' : 'wallet.orderUnknown');
}
