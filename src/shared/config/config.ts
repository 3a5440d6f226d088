import { atom } from 'jotai';
import type { PublicConfig } from '../../../contract/config';
import { withCalls } from '../api/withCalls';
import { checkServerReachable } from '../online';
import { queryAtom } from '../query/queryAtom';
import { fetchNow, type ReadQuery, setData } from '../query/readQuery';
import { changeAtom, readAtom } from '../store/store';
import { isPreview, previewBody } from './preview';

const clockAheadMsAtom = atom(0);

/** The server's time, in ms, so that countdowns are right on a device with a wrong clock. */
export const serverNowMs = (): number => Date.now() - readAtom(clockAheadMsAtom);

/** The public configuration: brand, limits, and where to find help. */
export const publicConfigQuery: ReadQuery<PublicConfig> = {
  queryKey: ['publicConfig'],
  enabled: true,
  async queryFn() {
    return withCalls(async ({ send, config, lastConfig }) => {
      const { front_public_config: sent } = await send(config.front, {
        key: 'front_public_config',
        ...previewBody(),
      });
      if (sent === undefined) throw new Error('the reply has no public configuration');
      changeAtom(clockAheadMsAtom, Date.now() - Date.parse(sent.serverTime));
      if (!isPreview()) lastConfig.write(sent);
      return sent;
    });
  },
};

/** Brand, limits and messages; null until the first answer. */
export const publicConfigAtom = queryAtom(() => publicConfigQuery);

/** Whether this is invite-brand mode. */
export const inviteBrandAtom = atom((get) => get(publicConfigAtom)?.inviteBrand ?? false);

const NONE_PAUSED: readonly string[] = [];

/** Names of what takes no new rounds and bets for now: own games, the wheel, lotto, and the markets. */
export const pausedGamesAtom = atom((get) => get(publicConfigAtom)?.pausedGames ?? NONE_PAUSED);

/** Shows a configuration from elsewhere than the server's reply: the page's own, or that of the last visit. */
export const setPublicConfig = (config: PublicConfig): void => setData(publicConfigQuery, config);

/**
 * Loads the public configuration; the last visit's where there is no answer. Rejects with an ApiError when there is
 * neither.
 */
export async function loadPublicConfig(): Promise<PublicConfig> {
  try {
    // Without retries: a start without a network shows at once what is known, or that nothing is.
    return await fetchNow({ ...publicConfigQuery, retry: false });
  } catch (error) {
    // At this point no listener may be connected yet that would report the silence.
    void checkServerReachable();
    const known = await withCalls(async ({ lastConfig }) => lastConfig.read());
    if (known === null) throw error;
    setPublicConfig(known);
    return known;
  }
}
