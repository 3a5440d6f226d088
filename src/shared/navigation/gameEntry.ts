import type { SkinName } from '../../../contract/skins';
import type { PlayMode } from '../play/play';
import type { Away } from '../safer-play/saferPlay';

/** Who wants to open a game. */
export interface Visitor {
  readonly loggedIn: boolean;
  /** Providers that are hidden from this player; from a guest, none. */
  readonly hiddenProviders: readonly string[];
  /** The break or exclusion that keeps them from playing; null without one. */
  readonly away: Away | null;
}

/** A request to open one of our own games. */
export interface OwnGameRequest {
  /** Enabled in the configuration. */
  readonly isOpen: boolean;
  readonly hasDemo: boolean;
  /** Not for guests, not even in demo. */
  readonly membersOnly: boolean;
  /** The wallet that the address names; null without one. */
  readonly asked: PlayMode | null;
  /** The wallet of the last visit. */
  readonly last: PlayMode | null;
}

/** A request to open a provider's game, which has no demo. */
export interface ProviderGameRequest {
  readonly provider: string;
  /** It is in the list of games that the server sent to this visitor. */
  readonly isListed: boolean;
  /** The confirmation that some skins ask for has been given. */
  readonly isConfirmed: boolean;
}

/** What happens next. */
export type Entry =
  /** The game opens. `away` says why it takes no stake: our own games may still be watched and verified. */
  | { readonly step: 'play'; readonly mode: PlayMode; readonly away: Away | null }
  /** A confirmation is shown first. */
  | { readonly step: 'ask'; readonly mode: PlayMode }
  /** Log-in comes first, and leads back. */
  | { readonly step: 'logIn' }
  /** The game does not open, and the page says why. */
  | { readonly step: 'away'; readonly away: Away }
  /** There is no such game for this visitor. Nothing reveals that others may have it. */
  | { readonly step: 'unknown' };

interface Rules {
  readonly own: (visitor: Visitor, request: OwnGameRequest, skin: SkinName) => Entry;
  readonly provider: (visitor: Visitor, request: ProviderGameRequest, skin: SkinName) => Entry;
}

/** The third and fourth skin ask for confirmation before every game. */
export const asksAlways = (skin: SkinName): boolean => skin === 'v3' || skin === 'v4';

/** What each visitor may open. The server checks the same again, and so does the ledger before it takes a stake. */
export const entryRules: Rules = {
  own: ({ loggedIn, away }, request, skin) => {
    if (!request.isOpen) return { step: 'unknown' };
    const isMember = loggedIn || (request.hasDemo && !request.membersOnly);
    if (!isMember || (!loggedIn && request.asked === 'real')) return { step: 'logIn' };
    const wanted = loggedIn ? (request.asked ?? request.last ?? 'real') : 'demo';
    const mode = request.hasDemo ? wanted : 'real';
    if (asksAlways(skin) && request.asked === null) return { step: 'ask', mode };
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
