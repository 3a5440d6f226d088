import type account from './strings/account/enPH.json';
import type auth from './strings/auth/enPH.json';
import type auto from './strings/auto/enPH.json';
import type cashout from './strings/cashout/enPH.json';
import type checkin from './strings/checkin/enPH.json';
import type company from './strings/company/enPH.json';
import type emergency from './strings/emergency/enPH.json';
import type errors from './strings/errors/enPH.json';
import type fair from './strings/fair/enPH.json';
import type frame from './strings/frame/enPH.json';
import type games from './strings/games/enPH.json';
import type guaranteed from './strings/guaranteed/enPH.json';
import type help from './strings/help/enPH.json';
import type invite from './strings/invite/enPH.json';
import type live from './strings/live/enPH.json';
import type lobby from './strings/lobby/enPH.json';
import type lotto from './strings/lotto/enPH.json';
import type lucky from './strings/lucky/enPH.json';
import type mall from './strings/mall/enPH.json';
import type messages from './strings/messages/enPH.json';
import type migration from './strings/migration/enPH.json';
import type missions from './strings/missions/enPH.json';
import type pages from './strings/pages/enPH.json';
import type play from './strings/play/enPH.json';
import type points from './strings/points/enPH.json';
import type popups from './strings/popups/enPH.json';
import type promo from './strings/promo/enPH.json';
import type rewards from './strings/rewards/enPH.json';
import type safer from './strings/safer/enPH.json';
import type shell from './strings/shell/enPH.json';
import type spin from './strings/spin/enPH.json';
import type statistics from './strings/statistics/enPH.json';
import type support from './strings/support/enPH.json';
import type trade from './strings/trade/enPH.json';
import type ui from './strings/ui/enPH.json';
import type vip from './strings/vip/enPH.json';
import type wallet from './strings/wallet/enPH.json';

/** The English strings of every area: what the other languages translate. */
interface Areas {
  readonly account: typeof account;
  readonly auth: typeof auth;
  readonly auto: typeof auto;
  readonly cashout: typeof cashout;
  readonly checkin: typeof checkin;
  readonly company: typeof company;
  readonly emergency: typeof emergency;
  readonly errors: typeof errors;
  readonly fair: typeof fair;
  readonly frame: typeof frame;
  readonly games: typeof games;
  readonly guaranteed: typeof guaranteed;
  readonly help: typeof help;
  readonly invite: typeof invite;
  readonly live: typeof live;
  readonly lobby: typeof lobby;
  readonly mall: typeof mall;
  readonly lotto: typeof lotto;
  readonly lucky: typeof lucky;
  readonly messages: typeof messages;
  readonly migration: typeof migration;
  readonly missions: typeof missions;
  readonly pages: typeof pages;
  readonly play: typeof play;
  readonly points: typeof points;
  readonly popups: typeof popups;
  readonly promo: typeof promo;
  readonly rewards: typeof rewards;
  readonly safer: typeof safer;
  readonly shell: typeof shell;
  readonly spin: typeof spin;
  readonly statistics: typeof statistics;
  readonly support: typeof support;
  readonly trade: typeof trade;
  readonly ui: typeof ui;
  readonly vip: typeof vip;
  readonly wallet: typeof wallet;
}

/** Plural forms differ by language: all of them are one key. */
type Singular<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** The key of a string, `area.name`. A new area is a folder of `strings` and a line above. */
export type StringKey = {
  [Area in keyof Areas]: `${Area}.${Singular<keyof Areas[Area] & string>}`;
}[keyof Areas];
