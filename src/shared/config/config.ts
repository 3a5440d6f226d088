import { atom } from 'jotai';
import * as z from 'zod/mini';
import { configCalls, type PublicConfig, publicConfig } from '../../../contract/config';
import { send } from '../api/api';
import { checkServerReachable } from '../online';
import { callKey, fetchNow, type ReadQuery, setData } from '../query/callQuery';
import { queryAtom } from '../query/queryAtom';
import { CACHE_KEPT_MS, stored } from '../storage/storage';
import { changeAtom, readAtom } from '../store/store';

/** The configuration of the last visit, used without a network. */
const configItem = stored('publicConfig', z.nullable(publicConfig), () => null, { keptMs: CACHE_KEPT_MS });

const clockAheadMsAtom = atom(0);

/** The server's time, in ms, so that countdowns are right on a device with a wrong clock. */
export const serverNowMs = (): number => Date.now() - readAtom(clockAheadMsAtom);

const BODY = { key: 'front_public_config' } as const;

/** The public configuration: brand, limits, and where to find help. */
export const publicConfigQuery: ReadQuery<PublicConfig> = {
  queryKey: callKey(configCalls.front, BODY),
  enabled: true,
  async queryFn() {
    const { front_public_config: config } = await send(configCalls.front, BODY);
    if (config === undefined) throw new Error('the reply has no public configuration');
    changeAtom(clockAheadMsAtom, Date.now() - Date.parse(config.serverTime));
    configItem.write(config);
    return config;
  },
};

/** Brand, limits and messages; null until the first answer. */
export const publicConfigAtom = queryAtom(() => publicConfigQuery);

/** Whether this is invite-brand mode. */
export const inviteBrandAtom = atom((get) => get(publicConfigAtom)?.inviteBrand ?? false);

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
    const known = configItem.read();
    // At this point no listener may be connected yet that would report the silence.
    void checkServerReachable();
    if (known === null) throw error;
    setPublicConfig(known);
    return known;
  }
}
