import type { ComponentType, SVGProps } from 'react';
import At from '~icons/ph/at-bold';
import CalendarCheck from '~icons/ph/calendar-check-fill';
import Bars from '~icons/ph/chart-bar-fill';
import Coins from '~icons/ph/coins-fill';
import Compass from '~icons/ph/compass-fill';
import Dice from '~icons/ph/dice-five-fill';
import Envelope from '~icons/ph/envelope-simple-open-fill';
import Controller from '~icons/ph/game-controller-fill';
import Hand from '~icons/ph/hand-palm-fill';
import Identification from '~icons/ph/identification-card-fill';
import Palette from '~icons/ph/palette-fill';
import Percent from '~icons/ph/percent-bold';
import Play from '~icons/ph/play-circle-fill';
import Rocket from '~icons/ph/rocket-launch-fill';
import Scales from '~icons/ph/scales-fill';
import SignIn from '~icons/ph/sign-in-bold';
import Stack from '~icons/ph/stack-fill';
import Ticket from '~icons/ph/ticket-fill';
import Timer from '~icons/ph/timer-fill';
import Wallet from '~icons/ph/wallet-fill';
import type { Address } from '../../../contract/addresses';
import { OWN_GAMES } from '../../shared/catalogue/ownGames';
import type { PopupName } from '../../shared/popups/popupNames';

/** A mission as this app shows it. */
export interface Way {
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** The games it is played in, by name. */
  readonly games?: readonly [string, string?];
  /** Where it is done; none for what is done by coming back. */
  readonly to?: Address;
  readonly popup?: PopupName;
  /** It is done in the check-in at the top of the same page. */
  readonly isCheckin?: boolean;
}

const idOf = (name: string): number | undefined => OWN_GAMES.find((game) => game.name === name)?.id;

function inGame(Icon: Way['Icon'], ...games: readonly [string, string?]): Way {
  const id = idOf(games[0]);
  return { Icon, games, to: id === undefined ? '/allgames' : `/games/og?id=${id}` };
}

const aGame: Address = `/games/og?id=${idOf('color') ?? OWN_GAMES[0]?.id}`;

/** The missions that this app knows, by id; those of a newer server are not shown. */
const WAYS = {
  D01: { Icon: Controller, to: '/allgames' },
  D02: { Icon: Play, to: `${aGame}&mode=demo` as Address },
  D03: { Icon: Percent, to: aGame },
  D04: { Icon: Scales, to: aGame },
  D05: { Icon: Envelope, to: '/msgCenter' },
  D06: { Icon: Bars, to: '/playsafe/results' },
  D07: inGame(Palette, 'color'),
  D08: inGame(Dice, 'ring', 'dice'),
  D09: inGame(Rocket, 'crash'),
  D10: inGame(Ticket, 'scratch'),
  D11: { Icon: Coins, to: '/allgames' },
  D12: { Icon: CalendarCheck, isCheckin: true },
  J01: { Icon: Stack },
  J02: { Icon: Stack },
  A01: { Icon: At, popup: 'bind' },
  A02: { Icon: Identification, to: '/identity' },
  A03: { Icon: Hand, to: '/playsafe' },
  A04: { Icon: Timer, to: '/playsafe' },
  A05: { Icon: Wallet, to: '/cashin' },
  A06: { Icon: CalendarCheck, isCheckin: true },
  A07: { Icon: SignIn },
  A08: { Icon: SignIn },
  A09: { Icon: Scales, to: aGame },
  A10: { Icon: Coins, to: '/allgames' },
  A11: { Icon: Coins, to: '/allgames' },
  A12: { Icon: Compass, popup: 'guide' },
} as const satisfies Readonly<Record<string, Way>>;

export type KnownMission = keyof typeof WAYS;

export const isKnown = (id: string): id is KnownMission => Object.hasOwn(WAYS, id);

export const wayOf = (id: KnownMission): Way => WAYS[id];
