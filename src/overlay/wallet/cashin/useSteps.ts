import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type Order, orderId as orderIdSchema } from '../../../../contract/money';
import { errorText } from '../../../i18n/errorText';
import { currentTranslation } from '../../../i18n/i18n';
import { stored } from '../../../shared/storage/storage';
import { followedOrderAtom, leaveOrder, openOrder, openUnpaidOrder, watchOrder } from '../openOrder';

/** The order on show, so that a reload comes back to it. Ends with the tab. */
const shownOrderItem = stored('cashInOrder', z.nullable(orderIdSchema), () => null, { area: 'session' });

export interface Start {
  /** Opens with this order instead of a new amount. */
  readonly orderId?: string | null;
  /** Opens with the newest order that waits, if there is one. */
  readonly unpaid?: boolean;
}

type Inner = 'choose' | 'birthday' | 'loading' | 'order' | { readonly failed: string };

export type Step =
  | { readonly name: 'choose' | 'birthday' | 'loading' }
  | { readonly name: 'failed'; readonly text: string }
  | { readonly name: 'pay' | 'result'; readonly order: Order };

export interface Steps {
  readonly step: Step;
  /** Asks the server for the order again. */
  readonly load: () => void;
  /** An order was opened and is followed. */
  readonly showOrder: () => void;
  readonly askBirthday: () => void;
  /** Shows the amount again, as it was left. */
  readonly backToChoice: () => void;
  /** Back to a new amount. */
  readonly again: () => void;
  /** The sheet closes. A waiting order is followed on behind the scenes. */
  readonly leave: () => void;
}

function stepOf(inner: Inner, order: Order | null): Step {
  if (typeof inner === 'object') return { name: 'failed', text: inner.failed };
  if (inner !== 'order') return { name: inner };
  if (order === null) return { name: 'choose' };
  return { name: order.status === 'pending' ? 'pay' : 'result', order };
}

/** Where a cash in stands, from the first amount to the end of its order. */
export function useSteps({ orderId = null, unpaid = false }: Start): Steps {
  const order = useAtomValue(followedOrderAtom);
  const [wanted] = useState(() => orderId ?? shownOrderItem.read());
  const [inner, setInner] = useState<Inner>(wanted !== null || unpaid ? 'loading' : 'choose');

  const load = useCallback(async () => {
    setInner('loading');
    try {
      const found = wanted === null ? await openUnpaidOrder() : await openOrder(wanted);
      setInner(found === null ? 'choose' : 'order');
    } catch (error) {
      shownOrderItem.clear();
      setInner({ failed: errorText(error, currentTranslation().t) });
    }
  }, [wanted]);
  useEffect(() => {
    if (wanted !== null || unpaid) void load();
  }, [wanted, unpaid, load]);
  useEffect(watchOrder, []);

  const shownId = inner === 'order' ? order?.orderId : undefined;
  useEffect(() => {
    if (shownId !== undefined) shownOrderItem.write(shownId);
  }, [shownId]);

  const leave = () => {
    shownOrderItem.clear();
    leaveOrder();
  };
  return {
    step: stepOf(inner, order),
    load: () => void load(),
    showOrder: () => setInner('order'),
    askBirthday: () => setInner('birthday'),
    backToChoice: () => setInner('choose'),
    again: () => {
      leave();
      setInner('choose');
    },
    leave,
  };
}
