import type {
  LiveClosing,
  LiveDeparture,
  LivePastRound,
  LiveTableBet,
  Reaction,
  ShownReaction,
  TableCompany,
} from '../../../contract/live';
import type { Json } from '../../../games/kit/rules/round';

/** Changes of a table that its next tick will contain. */
export interface Changes {
  events: Json[];
  bets: Map<number, LiveTableBet>;
  left: number[];
  ended: LivePastRound | null;
  closing: LiveClosing | undefined;
  departure: LiveDeparture | undefined;
  company: TableCompany | undefined;
  reactions: Map<Reaction, ShownReaction>;
}

export const noChanges = (): Changes => ({
  events: [],
  bets: new Map(),
  left: [],
  ended: null,
  closing: undefined,
  departure: undefined,
  company: undefined,
  reactions: new Map(),
});

export function hasChanges({
  events,
  bets,
  left,
  ended,
  closing,
  departure,
  company,
  reactions,
}: Changes): boolean {
  const hasNews = events.length > 0 || bets.size > 0 || left.length > 0;
  const isLively = company !== undefined || reactions.size > 0;
  return isLively || hasNews || ended !== null || closing !== undefined || departure !== undefined;
}
