import { type ComponentType, createElement } from 'react';
import type { PopupName } from '../../shared/popups/popupNames';
import type { PopupProps } from './popupProps';
import { OTHER_POPUPS } from './popupTable';

type LoadPopup = () => Promise<ComponentType<PopupProps>>;

/** A popup's own props are passed by name, without a type check. */
const popup = <Props extends PopupProps>(load: () => Promise<ComponentType<Props>>): LoadPopup =>
  load as unknown as LoadPopup;

/** A sheet of a page that can also be opened by its name. */
const sheet =
  (load: () => Promise<ComponentType<PopupProps & { readonly open: boolean }>>): LoadPopup =>
  async () => {
    const Sheet = await load();
    return (props) => createElement(Sheet, { ...props, open: true });
  };

/** How each popup is loaded when it is first shown. */
export const POPUPS: Readonly<Record<PopupName, LoadPopup>> = {
  language: popup(async () => (await import('./LanguageSheet')).LanguageSheet),
  login: popup(async () => (await import('../../overlay/auth/LoginSheet')).LoginSheet),
  bind: sheet(async () => (await import('../../overlay/account/sheets/EmailSheet')).EmailSheet),
  logOut: sheet(async () => (await import('../../overlay/account/LogOutSheet')).LogOutSheet),
  inviteCode: popup(async () => (await import('../../overlay/popups/InviteCode')).InviteCode),
  inviteRanking: popup(async () => (await import('../../overlay/invite/RankingSheet')).RankingSheet),
  inviteBag: popup(async () => (await import('../../overlay/popups/InviteBag')).InviteBag),
  terms: popup(async () => (await import('../../overlay/account/LegalSheet')).TermsSheet),
  privacy: popup(async () => (await import('../../overlay/account/LegalSheet')).PrivacySheet),
  birthday: popup(async () => (await import('../../overlay/wallet/birthday/BirthdaySheet')).BirthdaySheet),
  cashIn: popup(async () => (await import('../cashIn')).CashInPopupWithLogIn),
  cashOut: popup(async () => (await import('../../overlay/cashout/CashOutPopup')).CashOutPopup),
  cashOutLimit: popup(async () => (await import('../../overlay/cashout/LimitPopup')).LimitPopup),
  cashOutMismatch: popup(async () => (await import('../../overlay/cashout/MismatchPopup')).MismatchPopup),
  bonus: popup(async () => (await import('./BonusPopup')).BonusPopup),
  unpaidOrder: popup(async () => (await import('../../overlay/wallet/UnpaidOrderSheet')).UnpaidOrderSheet),
  registrationPoints: popup(
    async () => (await import('../../overlay/popups/RegistrationPoints')).RegistrationPoints,
  ),
  signIn: popup(async () => (await import('../../overlay/missions/checkin/SignIn')).SignIn),
  welcome: popup(async () => (await import('../../overlay/popups/Welcome')).Welcome),
  spinTicketMissing: popup(
    async () => (await import('../../overlay/popups/SpinTicketMissing')).SpinTicketMissing,
  ),
  filterDrawer: popup(async () => (await import('../../overlay/lobby/browse/FilterDrawer')).FilterDrawer),
  appDownload: popup(async () => (await import('../../overlay/popups/AppDownload')).AppDownload),
  appTransfer: popup(async () => (await import('../../overlay/migration/TransferPopup')).TransferPopup),
  emergencyTransfer: popup(
    async () => (await import('../../overlay/migration/EmergencyTransfer')).EmergencyTransfer,
  ),
  realityCheck: popup(async () => (await import('../../overlay/safer-play/RealityCheck')).RealityCheck),
  playRefused: popup(async () => (await import('../../overlay/safer-play/PlayRefused')).PlayRefused),
  guide: popup(async () => (await import('../../overlay/help/GuideSheet')).GuideSheet),
  gameEntry: popup(async () => (await import('../../overlay/play/demo/EntryPopup')).EntryPopup),
  gameRules: popup(async () => (await import('../../overlay/play/GameRules')).GameRules),
  lottoDescription: popup(
    async () => (await import('../../overlay/lotto/DescriptionSheet')).DescriptionSheet,
  ),
  guaranteed: popup(
    async () => (await import('../../overlay/promo/guaranteed/GuaranteedSheet')).GuaranteedSheet,
  ),
  providerEntry: popup(async () => (await import('../../overlay/frame/ProviderEntry')).ProviderEntry),
  recordBreak: popup(async () => (await import('../../overlay/play/fairness/RecordNotice')).RecordBreakPopup),
  round: popup(async () => (await import('../../overlay/play/rounds/RoundPopup')).RoundPopup),
  switchToReal: popup(async () => (await import('../../overlay/play/demo/SwitchToReal')).SwitchToReal),
};

/** The loader of a popup; undefined for an unknown name. */
export function loaderOf(name: string): LoadPopup | undefined {
  const other = Object.hasOwn(OTHER_POPUPS, name) ? OTHER_POPUPS[name] : undefined;
  const shown = other?.shownAs ?? name;
  return Object.hasOwn(POPUPS, shown) ? POPUPS[shown as PopupName] : undefined;
}
