import { Orders } from './Orders';
import { Rounds } from './Rounds';
import { Tickets } from './Tickets';

const LISTS = { rounds: Rounds, tickets: Tickets, orders: Orders } as const;

/** What of a player's bets is listed, as the address names it. */
export type BetsListed = keyof typeof LISTS;

/** A player's rounds of one game, tickets of lotto or orders on the markets. */
export default function Bets({ uid, of }: { readonly uid: number; readonly of: BetsListed }) {
  const List = LISTS[of];
  return <List uid={uid} />;
}
