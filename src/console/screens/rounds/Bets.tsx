import { Orders } from './Orders';
import { Rounds } from './Rounds';
import { Tickets } from './Tickets';

const LISTS = { rounds: Rounds, tickets: Tickets, orders: Orders } as const;

/** A player's rounds of one game, tickets of lotto or orders on the markets. */
export default function Bets({ uid, of }: { readonly uid: number; readonly of: keyof typeof LISTS }) {
  const List = LISTS[of];
  return <List uid={uid} />;
}
