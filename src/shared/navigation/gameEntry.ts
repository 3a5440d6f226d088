import type { SkinName } from '../../../contract/skins';
import type { PlayMode } from '../play/play';
import type { Away } from '../safer-play/saferPlay';

/** Who stands before a game. */
export interface Visitor {
  readonly loggedIn: boolean;
  /** Providers that are hidden from this player; from a guest, none. */
  readonly hiddenProviders: readonly string[];
  /** What keeps him from play; null while nothing does. */
  readonly away: Away | null;
}

/** One of the house's own games, as it is asked for. */
export interface OwnWish {
  /** Switched on in this house. */
  readonly isOpen: boolean;
  readonly hasDemo: boolean;
  /** Not for guests, not even in demo. */
  readonly membersOnly: boolean;
  /** The wallet that the address names; null where it names none. */
  readonly asked: PlayMode | null;
  /** The wallet of the last visit. */
  readonly last: PlayMode | null;
}

/** A game of a provider, as it is asked for. It has no demo. */
export interface ProviderWish {
  readonly provider: string;
  /** It stands in the list of games that the server gave this visitor. */
  readonly isListed: boolean;
  /** The question of the neon skin has been answered. */
  readonly isConfirmed: boolean;
}

/** What comes next for him. */
export type Entry =
  /** The game opens. `away` says why it takes no stake; own games are still there to be watched and checked. */
  | { readonly step: 'play'; readonly mode: PlayMode; readonly away: Away | null }
  /** The question comes first. */
  | { readonly step: 'ask'; readonly mode: PlayMode }
  /** Log-in comes first, and leads back. */
  | { readonly step: 'logIn' }
  /** The door is shut, and says why. */
  | { readonly step: 'away'; readonly away: Away }
  /** There is no such game for him, and nothing says that there is one for others. */
  | { readonly step: 'unknown' };

interface Rules {
  readonly own: (visitor: Visitor, wish: OwnWish, skin: SkinName) => Entry;
  readonly provider: (visitor: Visitor, wish: ProviderWish, skin: SkinName) => Entry;
}

/** The neon skin asks before every game. */
const asksAlways = (skin: SkinName): boolean => skin === 'v3';

/** What each visitor may open. The server asks the same again, and the ledger before it takes a stake. */
export const ENTRY: Rules = {
  own: ({ loggedIn, away }, wish, skin) => {
    if (!wish.isOpen) return { step: 'unknown' };
    const isMember = loggedIn || (wish.hasDemo && !wish.membersOnly);
    if (!isMember || (!loggedIn && wish.asked === 'real')) return { step: 'logIn' };
    const wanted = loggedIn ? (wish.asked ?? wish.last ?? 'real') : 'demo';
    const mode = wish.hasDemo ? wanted : 'real';
    if (asksAlways(skin) && wish.asked === null) return { step: 'ask', mode };
    return { step: 'play', mode, away: mode === 'real' ? away : null };
  },
  provider: ({ loggedIn, hiddenProviders, away }, { provider, isListed, isConfirmed }, skin) => {
    if (!isListed || hiddenProviders.includes(provider)) return { step: 'unknown' };
    if (!loggedIn) return { step: 'logIn' };
    if (away !== null) return { step: 'away', away };
    if (asksAlways(skin) && !isConfirmed) return { step: 'ask', mode: 'real' };
    return { step: 'play', mode: 'real', away: null };
  },
};
