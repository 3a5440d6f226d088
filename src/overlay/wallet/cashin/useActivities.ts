import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { type Activity, type ActivityQuote, activityCalls } from '../../../../contract/rewards/activities';
import { type Centavos, ZERO } from '../../../../games/kit/rules/money';
import { callQuery } from '../../../shared/query/callQuery';
import { uidAtom } from '../../../shared/session/session';

/** An activity as the form shows it. */
export interface Offer extends Activity {
  /** What it gives for the typed amount; zero for too little. */
  readonly bonus: Centavos;
  /** Why it is closed for the typed amount; null where it is open. */
  readonly closedBecause: Activity['reason'];
  readonly quote: ActivityQuote | null;
}

export interface Activities {
  /** Offers that the player may choose, or will be able to. */
  readonly offers: readonly Offer[];
  /** The welcome bonus, where it is promised. */
  readonly welcome: Offer | null;
  readonly reload: () => void;
}

/** The player stops typing for this long before an amount is quoted, in ms. */
const QUOTE_AFTER_MS = 300;
const STALE_MS = 10_000;

/** Reasons that pass; an offer that is gone for good is not shown. */
const PASSING: readonly Activity['reason'][] = [null, 'weekTaken', 'playNeeded'];

/** The activities of the player, quoted for an amount within the bounds. Without an answer there are none. */
export function useActivities(amountCentavos: Centavos | null): Activities {
  const uid = useAtomValue(uidAtom);
  const list = useQuery(
    callQuery(activityCalls.list, {}, { uid, staleTime: STALE_MS, noLoginRedirect: true }),
  );
  const asked = useSettled(amountCentavos);
  const quotes = useQuery({
    ...callQuery(
      activityCalls.bonus,
      { amount: asked ?? ZERO },
      { uid, staleTime: STALE_MS, noLoginRedirect: true },
    ),
    // Keys are hashed as JSON, which has no bigint.
    queryKey: [activityCalls.bonus.path, String(asked), uid],
    enabled: uid !== null && asked !== null,
  });
  const offers = (list.data?.list ?? []).map((activity): Offer => {
    const isAsked = asked !== null && asked === amountCentavos;
    const quote = isAsked ? (quotes.data?.list.find(({ id }) => id === activity.id) ?? null) : null;
    return { ...activity, quote, bonus: quote?.bonus ?? ZERO, closedBecause: (quote ?? activity).reason };
  });
  return {
    offers: offers.filter(({ type, reason }) => type !== 'WELCOME' && PASSING.includes(reason)),
    welcome: offers.find(({ type, eligible }) => type === 'WELCOME' && eligible) ?? null,
    reload: () => void Promise.all([list.refetch(), quotes.refetch()]),
  };
}

/** A value that has not changed for a moment. */
function useSettled<T>(value: T): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const wait = setTimeout(() => settle(value), QUOTE_AFTER_MS);
    return () => clearTimeout(wait);
  }, [value]);
  return settled;
}
