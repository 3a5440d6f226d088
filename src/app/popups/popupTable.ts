import type { UpcomingArea } from '../routes/routes';

/** A popup that can be opened by its name; popupList loads it. */
type OpenPopup = typeof open;

/** What another popup looks like in the skin that has a name of its own for it. */
interface SamePopup {
  readonly shownAs: string;
}

/** A popup that is the product's but comes with an area of later work: nobody opens it until then. */
interface ClosedPopup {
  readonly comesWith: UpcomingArea;
}

const open = { open: true } as const;
const comesWith = (area: UpcomingArea): ClosedPopup => ({ comesWith: area });

/** Every popup of the product, by the name it is opened with. shared/popups decides which one shows. */
export const POPUP_TABLE: Readonly<Record<string, OpenPopup | SamePopup | ClosedPopup>> = {
  // Those of every skin.
  signIn: comesWith('missions'),
  spinTicketMissing: open,
  registrationPoints: open,
  filterDrawer: open,
  appTransfer: comesWith('migration'),
  cashOutMismatch: comesWith('cashOut'),
  emergencyTransfer: comesWith('migration'),
  appDownload: open,
  unpaidOrder: open,
  bonus: open,
  switchToReal: open,

  // Those of the third skin. Some serve others as well.
  login: open,
  bind: open,
  gameEntry: open,
  cashIn: open,
  inviteRanking: comesWith('invite'),
  language: open,
  inviteCode: open,
  logOut: open,
  redBag: { shownAs: 'bonus' },
  lottoDescription: comesWith('lotto'),

  // Ours beyond those.
  terms: open,
  privacy: open,
  birthday: open,
  realityCheck: open,
  playRefused: open,
  guide: open,
  providerEntry: open,
  round: open,
};
