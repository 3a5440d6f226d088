import type { ComponentType } from 'react';
import type { OpenPath } from '../../../contract/addresses';
import { GAME, loadGame } from './gamePage';

type LoadPage = () => Promise<ComponentType>;

const cashIn: LoadPage = async () => (await import('../cashIn')).CashInWithLogIn;
const frame: LoadPage = async () => (await import('../../overlay/frame/FramePage')).FramePage;
const invite: LoadPage = async () => (await import('../../overlay/invite/InvitePage')).InvitePage;
const invited: LoadPage = async () => (await import('../../overlay/invite/InvitedPage')).InvitedPage;
const promo: LoadPage = async () => (await import('../../overlay/promo/PromoPage')).PromoPage;

/** The page of every open path but the lobby's. Loaded with the first page that is neither the lobby nor a game. */
export const PAGES: Readonly<Record<Exclude<OpenPath, '/'>, LoadPage>> = {
  '/login': async () => (await import('../../overlay/auth/LoginPage')).LoginPage,
  '/allgames': async () => (await import('../../overlay/lobby/AllGamesPage')).AllGamesPage,
  '/wallet': async () => (await import('../../overlay/wallet/WalletPage')).WalletPage,
  '/favorite': async () => (await import('../../overlay/lobby/FavoritePage')).FavoritePage,
  '/account': async () => (await import('../../overlay/account/AccountPage')).AccountPage,
  [GAME]: loadGame,
  '/games/jili': frame,
  '/games/fachai': frame,
  '/games/pg': frame,
  '/games/collection': frame,
  '/playsafe': async () => (await import('../../overlay/safer-play/PlaySafePage')).PlaySafePage,
  '/playsafe/results': async () => (await import('../../overlay/safer-play/ResultsPage')).ResultsPage,
  '/aboutus': async () => (await import('../../overlay/account/AboutPage')).AboutPage,
  '/record': async () => (await import('../../overlay/wallet/RecordPage')).RecordPage,
  '/telegram': async () => (await import('../../overlay/pages/ChannelsPage')).ChannelsPage,
  '/privacy': async () => (await import('../../overlay/account/PrivacyPage')).PrivacyPage,
  '/bonus': async () => (await import('../../overlay/wallet/bonus/BonusPage')).BonusPage,
  '/spin': async () => (await import('../../overlay/spin/SpinPage')).SpinPage,
  '/points': async () => (await import('../../overlay/points/PointsPage')).PointsPage,
  '/vip': async () => (await import('../../overlay/vip/VipPage')).VipPage,
  '/vips': async () => (await import('../../overlay/vip/LevelsPage')).LevelsPage,
  '/task': async () => (await import('../../overlay/missions/TaskPage')).TaskPage,
  '/luckyPrize': async () => (await import('../../overlay/lucky-prize/LuckyPrizePage')).LuckyPrizePage,
  '/faq': async () => (await import('../../overlay/help/HelpPage')).HelpPage,
  '/lotto': async () => (await import('../../overlay/lotto/LottoPage')).LottoPage,
  '/lottoPanel': async () => (await import('../../overlay/lotto/pick/PanelPage')).PanelPage,
  '/lottoResults': async () => (await import('../../overlay/lotto/ResultsPage')).ResultsPage,
  '/lottoHistory': async () => (await import('../../overlay/lotto/HistoryPage')).HistoryPage,
  '/trade': async () => (await import('../../overlay/trade/MarketsPage')).MarketsPage,
  '/trade/market': async () => (await import('../../overlay/trade/MarketPage')).MarketPage,
  '/trade/orders': async () => (await import('../../overlay/trade/orders/OrdersPage')).OrdersPage,
  '/trade/order': async () => (await import('../../overlay/trade/orders/OrderPage')).OrderPage,
  '/mall': async () => (await import('../../overlay/mall/MallPage')).MallPage,
  '/prize': async () => (await import('../../overlay/mall/PrizePage')).PrizePage,
  '/msgCenter': async () => (await import('../../overlay/messages/MessagesPage')).MessagesPage,
  '/support': async () => (await import('../../overlay/support/SupportPage')).SupportPage,
  '/support/new': async () => (await import('../../overlay/support/NewPage')).NewPage,
  '/support/thread': async () => (await import('../../overlay/support/ThreadPage')).ThreadPage,
  '/emergencyAlert': async () => (await import('../../overlay/emergency/EmergencyPage')).EmergencyPage,
  '/transferToMain': async () => (await import('../../overlay/migration/TransferPage')).TransferPage,
  '/download': async () => (await import('../../overlay/migration/DownloadPage')).DownloadPage,
  '/promo': promo,
  '/invite': invite,
  '/invite/records': invited,
  '/cashin': cashIn,
  '/cashin/result': cashIn,
  '/cashin/paying': cashIn,
  '/cashout': async () => (await import('../../overlay/cashout/CashOutPage')).CashOutPage,
  '/cashout/info': async () => (await import('../../overlay/cashout/AccountPage')).AccountPage,
  '/cashout/result': async () => (await import('../../overlay/cashout/StatusPage')).StatusPage,
  '/identity': async () => (await import('../../overlay/cashout/IdentityPage')).IdentityPage,
  '/v3Promo': promo,
  '/v3invite': invite,
  '/v3inviteDetail': invited,
};

/** Shown for unknown addresses and for pages that are not available yet. */
export const loadNotFound: LoadPage = async () =>
  (await import('../../overlay/notfound/NotFoundPage')).NotFoundPage;

/** Pages preloaded when the app is first idle, so that they open at once. */
const FIRST = ['/wallet', '/account'] as const;

export function preload(): void {
  for (const path of FIRST) PAGES[path]().catch(() => undefined);
}
