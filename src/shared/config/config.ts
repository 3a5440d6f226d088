import { atom } from 'jotai';
import * as z from 'zod/mini';
import {
  configCalls,
  type FrontGame,
  frontGame,
  type Game,
  game,
  type PublicConfig,
  publicConfig,
  type WrittenHouse,
  writtenHouse,
} from '../../../contract/config';
import { send } from '../api/api';
import { doubtNetwork } from '../online';
import { loggedInAtom } from '../session/session';
import { CACHE_KEPT_MS, stored } from '../storage/storage';
import { changeAtom, readAtom } from '../store/store';
import { storedAtom } from '../store/storedAtom';

/** Brand, limits and messages; null until the first answer. */
export const publicConfigAtom = atom<PublicConfig | null>(null);

/** Whether this is invite-brand mode. */
export const inviteBrandAtom = atom((get) => get(publicConfigAtom)?.inviteBrand ?? false);

/** The configuration of the last visit, for one without a network. */
const configItem = stored('publicConfig', z.nullable(publicConfig), () => null, { keptMs: CACHE_KEPT_MS });

const frontAtom = storedAtom(
  stored('frontGame', z.nullable(frontGame), () => null, { keptMs: CACHE_KEPT_MS }),
);

/** What the server wrote into this page; null where it did not, as in development. */
const writtenAtom = atom<WrittenHouse | null>(null);

/** The lobby's shelves and banners; until the server has answered those of the last visit, else the page's banners. */
export const frontGameAtom = atom((get): FrontGame | null => {
  const front = get(frontAtom);
  const written = get(writtenAtom);
  return front === null && written !== null ? { parts: [], banners: written.banners, promos: [] } : front;
});

/** Providers that this caller may not see. */
export const hiddenProvidersAtom = atom<readonly string[]>([]);

const gameListItem = stored(
  'allGames',
  z.object({ version: z.string(), games: z.array(game) }),
  () => ({ version: '', games: [] as Game[] }),
  { keptMs: CACHE_KEPT_MS },
);
const gameListAtom = storedAtom(gameListItem);

/**
 * Every game the caller may see. Until the server has answered the last visit's list, else the house's own games
 * as the page names them.
 */
export const allGamesAtom = atom((get): readonly Game[] => {
  const hidden = get(hiddenProvidersAtom);
  const { version, games } = get(gameListAtom);
  const known = version === '' ? (get(writtenAtom)?.games ?? games) : games;
  return known.filter(({ gameProvider }) => !hidden.includes(gameProvider));
});

/** Whether every game is listed by now, and not only those that the page names. */
export const isListedAtom = atom((get) => get(gameListAtom).version !== '');

const clockAheadMsAtom = atom(0);

/** The time at the server, in ms: a device with a wrong clock still counts down rightly. */
export const serverNowMs = (): number => Date.now() - readAtom(clockAheadMsAtom);

/** Takes what the server wrote into the page. Returns its configuration, with the device's time; null without one. */
export function takeWritten(): PublicConfig | null {
  const text = document.head.querySelector('#house')?.textContent ?? '';
  if (text === '') return null;
  const written = z.safeDecode(writtenHouse, JSON.parse(text));
  if (!written.success) return null;
  const config = { ...written.data.config, serverTime: new Date().toISOString() };
  changeAtom(writtenAtom, written.data);
  changeAtom(publicConfigAtom, config);
  return config;
}

/** Loads what every visitor may know; what the last visit knew, where nobody answers. Throws an ApiError. */
export async function loadPublicConfig(): Promise<PublicConfig> {
  const known = configItem.read();
  const asked = send(configCalls.front, { key: 'front_public_config' });
  const { front_public_config: config } = await asked.catch((error: unknown) => {
    // The app may not stand yet, so that nobody else hears of it.
    void doubtNetwork();
    if (known === null) throw error;
    return { front_public_config: known };
  });
  if (config === undefined) throw new Error('the server left out the public configuration');
  if (config !== known) {
    changeAtom(clockAheadMsAtom, Date.now() - Date.parse(config.serverTime));
    configItem.write(config);
  }
  changeAtom(publicConfigAtom, config);
  return config;
}

/** Loads shelves, banners and the list of games. Throws an ApiError. */
export async function loadLobby(): Promise<void> {
  const [front, list] = await Promise.all([
    send(configCalls.front, { key: 'front_game' }),
    send(configCalls.allGames, { version: readAtom(gameListAtom).version }, { noLoginRedirect: true }),
  ]);
  changeAtom(frontAtom, front.front_game ?? { parts: [], banners: [], promos: [] });
  // The list that is known is the right one still.
  const { version, games } = list;
  if (games !== null) changeAtom(gameListAtom, { version, games });
}

/**
 * Loads which providers are hidden from the player. The last known list stays when there is no answer. From a guest
 * nothing is hidden, and nobody is asked.
 */
export async function loadBlackList(): Promise<void> {
  if (!readAtom(loggedInAtom)) return changeAtom(hiddenProvidersAtom, []);
  const reply = await send(
    configCalls.blackList,
    { key: 'game_black_list' },
    { noLoginRedirect: true },
  ).catch(() => null);
  if (reply !== null) changeAtom(hiddenProvidersAtom, reply.hiddenProviders);
}
