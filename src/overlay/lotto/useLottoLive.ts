import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type * as z from 'zod/mini';
import { type LottoDraw, type LottoMessage, lottoMessage } from '../../../contract/lotto';
import { LOTTO } from '../../../games/kit/rules/otherPlay';
import { tokenItem } from '../../shared/api/identity';
import { followDevice } from '../../shared/live/followDevice';
import { type LiveFeed, type LiveListeners, realLine, watchLive } from '../../shared/live/socket';
import { watchRecord } from '../../shared/record/recordWatch';
import { uidAtom } from '../../shared/session/session';
import { setBalances } from '../../shared/session/user';
import { reloadLotto } from './queries';

const lottoFeed: LiveFeed<LottoMessage> = {
  name: LOTTO,
  schema: lottoMessage as unknown as z.ZodMiniType<LottoMessage, unknown>,
  isWhole: ({ type }) => type !== 'lottoTicket',
  serverTimeOf: (message) => (message.type === 'lottoTicket' ? null : message.serverTime),
  silenceAfter: () => null,
};

/** What the connection asks for: that everything about lotto is loaded again, or that the balances are these. */
interface Effects {
  reload(): void;
  balances(message: Extract<LottoMessage, { type: 'lottoTicket' }>): void;
  /** A draw and what binds it have been announced. */
  announced(draw: LottoDraw): void;
}

/**
 * What follows from the messages about lotto: a draw that has moved on, or a ticket that has, is loaded again where it is shown.
 * So is everything after the connection was lost.
 */
export function lottoListeners({ reload, balances, announced }: Effects): LiveListeners<LottoMessage> {
  const states = new Map<number, LottoDraw['state']>();
  let wasLost = false;
  /** There was no draw at hello, so that the first one is news. */
  let wasEmpty = false;
  return {
    onMessage(message) {
      if (message.type === 'lottoTicket') {
        balances(message);
        reload();
        return;
      }
      if (message.type === 'noDraw') {
        wasEmpty = true;
        return;
      }
      announced(message.draw);
      const { draw, state } = message.draw;
      const isNews = (states.size > 0 || wasEmpty) && states.get(draw) !== state;
      // The greeting tells the newest draws one after the other.
      const isGreeting = !states.has(draw) && states.size < GREETED && !wasLost && !wasEmpty;
      states.set(draw, state);
      if (isNews && !isGreeting) reload();
    },
    onLink(link) {
      if (link === 'waiting') wasLost = true;
      if (link !== 'open' || !wasLost) return;
      wasLost = false;
      reload();
    },
  };
}

/** How many draws the server tells at hello. */
const GREETED = 2;

let users = 0;
let stop = () => {};

function connect(): void {
  const listeners = lottoListeners({
    reload: reloadLotto,
    balances: ({ finance, bonus }) => setBalances(finance, bonus),
    announced: ({ draw: roundNumber, chainEnd, chainFrom }) =>
      watchRecord({ game: LOTTO, roundNumber, chainEnd, chainFrom, logHead: null }),
  });
  const live = watchLive(
    lottoFeed,
    listeners,
    realLine(() => tokenItem.read()),
  );
  const forget = followDevice(live, () => false);
  stop = () => {
    forget();
    live.close();
  };
}

/** Keeps draws and tickets on show up to date, over one connection for all pages of lotto. */
export function useLottoLive(): void {
  const uid = useAtomValue(uidAtom);
  useEffect(() => {
    users += 1;
    if (users === 1) connect();
    return () => {
      users -= 1;
      if (users === 0) stop();
    };
    // Another player has another connection.
  }, [uid]);
}
