import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type Order, orderId as orderIdSchema } from '../../../../contract/money';
import { errorText } from '../../../i18n/errorText';
import { currentTranslation } from '../../../i18n/i18n';
import { fetchNow } from '../../../shared/query/readQuery';
import { uidAtom } from '../../../shared/session/session';
import { stored } from '../../../shared/storage/storage';
import { changeAtom, readAtom } from '../../../shared/store/store';
import {
  followedOrderAtom,
  leaveOrder,
  openingQuery,
  orderOfEndedSessionAtom,
  watchOrder,
} from '../followedOrder';

/** The order on show, restored after a reload. Ends with the tab. */
const shownOrderItem = stored('cashInOrder', z.nullable(orderIdSchema), () => null, { area: 'session' });

export interface Start {
  /** Opens with this order instead of a new amount. */
  readonly orderId?: string | null;
  /** Opens with the newest unpaid order, if there is one. */
  readonly unpaid?: boolean;
  /** Whether the address promises an order, which may not exist. */
  readonly needsOrder?: boolean;
}

type Inner = 'choose' | 'birthday' | 'opening' | 'order';

export type Step =
  | { readonly name: 'choose' | 'birthday' | 'loading' }
  | { readonly name: 'failed'; readonly text: string }
  | { readonly name: 'pay' | 'result' | 'loggedOut'; readonly order: Order };

export interface Steps {
  readonly step: Step;
  /** Whether an order was promised and none was found. */
  readonly lacksOrder: boolean;
  /** Asks the server for the order again. */
  readonly load: () => void;
  /** Called when an order was opened and is being followed. */
  readonly showOrder: () => void;
  readonly askBirthday: () => void;
  /** Shows an order again after the player has logged in again. It is theirs no more if somebody else did. */
  readonly backToOrder: (orderId: string) => Promise<void>;
  /** Shows the amount again, unchanged. */
  readonly backToChoice: () => void;
  /** Starts again with a new amount. */
  readonly again: () => void;
  /** Called when the sheet closes. An unpaid order is still followed in the background. */
  readonly leave: () => void;
}

function stepOf(inner: Exclude<Inner, 'opening'>, order: Order | null): Step {
  if (inner !== 'order') return { name: inner };
  if (order === null) return { name: 'choose' };
  return { name: order.status === 'pending' ? 'pay' : 'result', order };
}

/** The current step of a cash-in, from the amount to the end of its order. */
export function useSteps({ orderId = null, unpaid = false, needsOrder = false }: Start): Steps {
  const order = useAtomValue(followedOrderAtom);
  const orderLeft = useAtomValue(orderOfEndedSessionAtom);
  const [wanted] = useState(() => orderId ?? shownOrderItem.read());
  const [inner, setInner] = useState<Inner>(wanted !== null || unpaid ? 'opening' : 'choose');
  const opening = useQuery({
    ...openingQuery(wanted, useAtomValue(uidAtom)),
    enabled: inner === 'opening',
    networkMode: 'always',
    // Loaded once for each cash-in.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const isFailed = inner === 'opening' && opening.isError && !opening.isFetching;
  useEffect(() => {
    if (isFailed) shownOrderItem.clear();
  }, [isFailed]);
  useEffect(watchOrder, []);

  const found = opening.data === null ? 'choose' : 'order';
  const step = ((): Step => {
    if (orderLeft !== null) return { name: 'loggedOut', order: orderLeft };
    if (isFailed) return { name: 'failed', text: errorText(opening.error, currentTranslation().t) };
    if (inner === 'opening' && opening.data === undefined) return { name: 'loading' };
    return stepOf(inner === 'opening' ? found : inner, order);
  })();
  const shownId = 'order' in step ? step.order.orderId : undefined;
  useEffect(() => {
    if (shownId !== undefined) shownOrderItem.write(shownId);
  }, [shownId]);

  const leave = () => {
    changeAtom(orderOfEndedSessionAtom, null);
    shownOrderItem.clear();
    leaveOrder();
  };
  return {
    step,
    lacksOrder: needsOrder && wanted === null && shownId === undefined,
    load: () => void opening.refetch(),
    showOrder: () => setInner('order'),
    backToOrder: async (orderId) => {
      const again = await fetchNow(openingQuery(orderId, readAtom(uidAtom))).catch(() => null);
      changeAtom(orderOfEndedSessionAtom, null);
      setInner(again === null ? 'choose' : 'order');
    },
    askBirthday: () => setInner('birthday'),
    backToChoice: () => setInner('choose'),
    again: () => {
      leave();
      setInner('choose');
    },
    leave,
  };
}
