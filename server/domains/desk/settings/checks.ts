import { brandOf } from '../../../../contract/brands';
import { LANGUAGE_CODES } from '../../../../contract/config';
import type { SettingsCheck } from '../../../../contract/desk/configuration';
import type {
  AddressesSettings,
  AnySettings,
  BrandsSettings,
  LimitsSettings,
  LobbySettings,
  PlatesSettings,
  ReleaseSettings,
} from '../../../../contract/desk/settings';
import type { EmergencyAlert } from '../../../../contract/emergency';
import type { ActiveSettings } from '../../../active/resolve';
import { catalogueOf, isSwitchedOff } from '../../catalogue/catalogue';
import { gameOf, openGames } from '../../catalogue/ownGames';
import { seededGames } from '../../catalogue/seeded';
import { rewardsChecks } from './rewardsChecks';

/** Where banners and promotions may lead, besides open games. */
const PATHS = [
  ...['/', '/allgames', '/promo', '/v3Promo', '/spin', '/bonus', '/cashin', '/wallet', '/playsafe', '/faq'],
  ...[
    '/aboutus',
    '/record',
    '/favorite',
    '/telegram',
    '/msgCenter',
    '/support',
    '/identity',
    '/account',
    '/invite',
    '/v3invite',
  ],
];

/** Falls back to the English of the Philippines, so it may be missing. */
const VARIANT = 'enIN';
/** A percentage, a multiple or a promise: nobody may claim odds on a banner. */
const ODDS =
  /\d\s*(%|×|x\b)|\b(guarantee|guaranteed|sure win|risk.free)\b|garantiz|garantid|siguradong panalo|稳赢|必赢|dijamin|pasti menang/i;
const AGE = /21\s*\+|\+\s*21/;

/** What a check needs to know of the world: the settings that are live, and the certificates of addresses. */
export interface CheckWorld {
  readonly active: ActiveSettings;
  readonly certificateOf: CertificateOf;
}

/** Until when an address has a valid certificate; what is wrong with it otherwise. */
export type CertificateOf = (url: string) => Promise<{ readonly until: Date } | { readonly problem: string }>;

const good = (name: string, about = ''): SettingsCheck => ({ name, state: 'good', about });
const bad = (name: string, about: string): SettingsCheck => ({ name, state: 'bad', about });
const look = (name: string, about: string): SettingsCheck => ({ name, state: 'look', about });

/** One check: bad with the first few findings, good without any. */
const finding = (name: string, wrong: readonly string[]): SettingsCheck =>
  wrong.length === 0 ? good(name) : bad(name, wrong.slice(0, 4).join(' '));

/** Checks a version against the rules of its area, as things stand now. */
export async function checksOf(
  { area, content }: AnySettings,
  world: CheckWorld,
  now: Date,
): Promise<SettingsCheck[]> {
  switch (area) {
    case 'lobby':
      return lobbyChecks(content, world.active);
    case 'plates':
      return plateChecks(content, world.active);
    case 'release':
      return releaseChecks(content, world.active);
    case 'rewards':
      return rewardsChecks(content);
    case 'limits':
      return limitsChecks(content);
    case 'brands':
      return brandChecks(content, world.active);
    case 'addresses':
      return addressChecks(content, world.certificateOf, now);
  }
}

type Written = LobbySettings['banners'][number] | LobbySettings['promos'][number];

function lobbyChecks({ banners, promos }: LobbySettings, active: ActiveSettings): SettingsCheck[] {
  const all: readonly Written[] = [...banners, ...promos];
  const ids = [banners, promos].flatMap((list) => {
    const names = list.map(({ id }) => id);
    return names.filter((id, index) => names.indexOf(id) !== index);
  });
  const missing = all.flatMap(({ id, words }) =>
    words === null
      ? []
      : LANGUAGE_CODES.filter((code) => words[code] === undefined).map((code) => ({ id, code })),
  );
  const blank = all.flatMap(({ id, words }) =>
    Object.entries(words ?? {}).flatMap(([code, said]) =>
      said === undefined || (said.title !== '' && said.action !== '') ? [] : [`${id} in ${code}.`],
    ),
  );
  const needed = missing.filter(({ code }) => code !== VARIANT);
  return [
    finding(
      'Addresses are on the allow-list',
      all.filter(({ link }) => !isAllowed(link, active)).map(({ id, link }) => `${id} leads to ${link}.`),
    ),
    finding(
      'Names are unique',
      ids.map((id) => `${id} stands there twice.`),
    ),
    needed.length === 0 && missing.length > 0
      ? look('English (India) is missing', 'It falls back to English.')
      : finding(
          'All languages are there',
          needed.map(({ id, code }) => `${id} has no ${code}.`),
        ),
    finding('Headline and button are written', blank),
    finding('21+ is shown on promotions', promos.flatMap(withoutAge)),
    finding('No odds are claimed', all.flatMap(claims)),
  ];
}

const withoutAge = ({ id, words }: Written): string[] =>
  Object.entries(words ?? {}).flatMap(([code, said]) =>
    said === undefined || AGE.test(`${said.title} ${said.text}`) ? [] : [`${id} in ${code}.`],
  );

const claims = ({ id, words }: Written): string[] =>
  Object.entries(words ?? {}).flatMap(([code, said]) =>
    said !== undefined && ODDS.test(`${said.title} ${said.text} ${said.action}`) ? [`${id} in ${code}.`] : [],
  );

/** A page of the list, or a game that is open now. */
export function isAllowed(link: string, active: ActiveSettings): boolean {
  const [path = '', query = ''] = link.split('?');
  if (!path.startsWith('/games/')) return PATHS.includes(path);
  const own = openGames(active).map((game) => gameOf(game).gameUrl);
  if (own.some((url) => link === url || link.startsWith(`${url}&`))) return true;
  const game = seededGames(active.catalogueSize).find(({ gameUrl }) => gameUrl === `${path}?${query}`);
  return game !== undefined && !isSwitchedOff(active, game.gameProvider, game.gameId);
}

function releaseChecks(
  { ownGamesOff, studiosOff, titlesOff }: ReleaseSettings,
  { ownGames, catalogueSize }: ActiveSettings,
): SettingsCheck[] {
  const titles = seededGames(catalogueSize);
  const known = new Set(titles.map(({ gameProvider, gameId }) => `${gameProvider}_${gameId}`));
  const studios = new Set(titles.map(({ gameProvider }) => String(gameProvider)));
  const left = ownGames.filter((name) => !ownGamesOff.includes(name));
  return [
    finding(
      'Studios and titles exist',
      [
        ...studiosOff.filter((name) => !studios.has(name)),
        ...titlesOff.filter((name) => !known.has(name)),
      ].map((name) => `There is no ${name}.`),
    ),
    left.length === 0
      ? look('Every own game is off', 'The lobby shows none of them.')
      : good('An own game is open'),
    studiosOff.length === studios.size && studios.size > 0
      ? look('Every studio is off', 'The lobby shows own games alone.')
      : good('A studio is open'),
  ];
}

const twice = (names: readonly string[]): string[] =>
  [...new Set(names.filter((name, at) => names.indexOf(name) !== at))].map(
    (name) => `${name} stands there twice.`,
  );

function plateChecks({ plates }: PlatesSettings, active: ActiveSettings): SettingsCheck[] {
  const known = new Set([
    ...seededGames(active.catalogueSize).map(({ gameProvider, gameId }) => `${gameProvider}_${gameId}`),
    ...openGames(active).map((game) => `OWN_${game.id}`),
  ]);
  const { shelves } = catalogueOf({ ...active, plates });
  const shown = new Map(shelves.map(({ TYPE, games }) => [TYPE, games]));
  const misplaced = plates.flatMap(({ type, first }) => {
    const there = new Set(shown.get(type)?.map(({ gameProvider, gameId }) => `${gameProvider}_${gameId}`));
    return first
      .filter((name) => known.has(name) && !there.has(name))
      .map((name) => `${name} is not on ${type}.`);
  });
  const empty = plates.filter(({ type }) => !shown.has(type));
  return [
    finding('Plates are unique', twice(plates.map(({ type }) => type))),
    finding(
      'Titles are unique on their plate',
      plates.flatMap(({ first }) => twice(first)),
    ),
    finding(
      'Titles exist',
      plates.flatMap(({ first }) =>
        first.filter((name) => !known.has(name)).map((name) => `There is no ${name}.`),
      ),
    ),
    finding('Titles are of their plate', misplaced),
    plates.some(({ type }) => type === 'OWN')
      ? good('Own games are shown')
      : look('Own games are not shown', 'The lobby has no plate of them.'),
    empty.length === 0
      ? good('Every plate has games')
      : look('A plate is empty', `Not shown: ${empty.map(({ type }) => type).join(', ')}.`),
  ];
}

function brandChecks(
  { brand, skin, hosts }: BrandsSettings,
  { consoleHost }: ActiveSettings,
): SettingsCheck[] {
  const own = brandOf(brand);
  return [
    finding('Hosts are unique', twice(hosts.map(({ host }) => host))),
    finding(
      "The console's host stays apart",
      hosts.filter(({ host }) => host === consoleHost).map(({ host }) => `${host} is the console.`),
    ),
    skin === null || skin === own?.skin
      ? good('The brand uses its own skin')
      : look('The brand uses another skin', `Its colours apply in ${own?.skin} alone.`),
  ];
}

function limitsChecks(limits: LimitsSettings): SettingsCheck[] {
  const { hoursStart, hoursEnd, withdrawMin, withdrawFee, tiers, depositMin, depositMax } = limits;
  const isOrdered = hoursStart === '' || hoursEnd === '' || hoursStart < hoursEnd;
  const levels = tiers.map(({ fromLevel }) => fromLevel);
  const isRising = levels.every((level, at) => at === 0 || level > (levels[at - 1] ?? level));
  return [
    isOrdered ? good('Hours are in order') : bad('Hours are in order', 'The end comes before the start.'),
    depositMin > 0n && depositMin <= depositMax
      ? good('Deposits have a range')
      : bad('Deposits have a range', 'The least is above the most, or zero.'),
    withdrawFee < withdrawMin
      ? good('The fee leaves something')
      : bad('The fee leaves something', 'The fee is not below the least withdrawal.'),
    levels[0] === 0 && isRising
      ? good('Tiers begin at level 0 and rise')
      : bad('Tiers begin at level 0 and rise', 'Order them by level, from 0 on.'),
    finding(
      'Every tier allows the least withdrawal',
      tiers.filter(({ max }) => max < withdrawMin).map(({ fromLevel }) => `Level ${fromLevel} does not.`),
    ),
  ];
}

/** Everybody is sent to the new address, so that its certificate is checked as well. */
function alertChecks(
  { kind, url, backAt }: EmergencyAlert,
  urls: readonly string[],
  now: Date,
): SettingsCheck[] {
  if (kind === 'moved') {
    const isListed = url !== null && urls.includes(url);
    const name = 'The new address is one of the list';
    return [isListed ? good(name) : bad(name, url === null ? 'There is none.' : `${url} is not.`)];
  }
  const name = 'The time of return is ahead';
  const isAhead = backAt === null || Date.parse(backAt) > now.getTime();
  return [
    look('Own games take no new bets', 'Until this version is over or another one is live.'),
    isAhead ? good(name) : bad(name, 'It has passed.'),
  ];
}

const CERTIFICATE_LEAST_MS = 14 * 24 * 60 * 60_000;

async function addressChecks(
  { urls, alert = null }: AddressesSettings,
  certificateOf: CertificateOf,
  now: Date,
): Promise<SettingsCheck[]> {
  const checks = await Promise.all(
    urls.map(async (url) => {
      const name = `Certificate of ${new URL(url).host}`;
      const found = await certificateOf(url);
      if ('problem' in found) return bad(name, found.problem);
      const day = found.until.toISOString().slice(0, 10);
      return found.until.getTime() - now.getTime() < CERTIFICATE_LEAST_MS
        ? bad(name, `It ends on ${day}, in less than two weeks.`)
        : good(name, `Valid until ${day}.`);
    }),
  );
  return [
    finding(
      'Addresses are unique',
      urls.filter((url, at) => urls.indexOf(url) !== at).map((url) => `${url} stands there twice.`),
    ),
    ...(alert === null ? [] : alertChecks(alert, urls, now)),
    ...checks,
  ];
}
