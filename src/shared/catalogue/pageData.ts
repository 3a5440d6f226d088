import type { PageData, PageDataJson } from '../../../contract/config';
import { PAGE_DATA_ID } from '../../../contract/page';
import { SKIN_NAMES } from '../../../contract/skins';
import { parsePesos, ZERO } from '../../../games/kit/rules/money';
import {
  type Guard,
  isBoolean,
  isInteger,
  isString,
  listOf,
  objectOf,
  oneOf,
  orNull,
  recordOf,
} from '../storage/guards';
import { isBanner, isGame } from './listGuards';

const isAmount: Guard<string> = (value): value is string => isString(value) && parsePesos(value) !== null;

const isPageData = objectOf<PageDataJson>({
  config: objectOf<PageDataJson['config']>({
    brand: isString,
    skin: oneOf(SKIN_NAMES),
    themeIsFree: isBoolean,
    inviteBrand: isBoolean,
    testSystem: isBoolean,
    ownGames: listOf(isString),
    depositMin: isAmount,
    depositMax: isAmount,
    stakeMin: isAmount,
    exposureMax: isAmount,
    exposureMaxPesos: recordOf(isInteger),
    betCycleMs: recordOf(isInteger),
    autoplayNeedsLossLimit: isBoolean,
    customerServiceUrl: orNull(isString),
    serviceDesk: isBoolean,
    googleClientId: orNull(isString),
    facebookAppId: orNull(isString),
    messagingUrl: orNull(isString),
    socialUrls: listOf(isString),
    adTrackingUrl: orNull(isString),
    adTrackingCode: orNull(isString),
    attributionUrl: orNull(isString),
    attributionKey: orNull(isString),
    analyticsUrl: orNull(isString),
    analyticsKey: orNull(isString),
    pausedGames: listOf(isString),
    hasMarkets: isBoolean,
    emergencyUrls: listOf(isString),
  }),
  banners: listOf(isBanner),
  games: listOf(isGame),
});

/** The data that the server embeds in the page; null where there is none, as in development, or another's. */
export function readPageData(page: Document): PageData | null {
  const text = page.head.querySelector(`#${PAGE_DATA_ID}`)?.textContent ?? '';
  const data: unknown = text === '' ? null : JSON.parse(text);
  return isPageData(data) ? { ...data, config: { ...data.config, ...amountsOf(data.config) } } : null;
}

const pesos = (text: string) => parsePesos(text) ?? ZERO;

const amountsOf = ({ depositMin, depositMax, stakeMin, exposureMax }: PageDataJson['config']) => ({
  depositMin: pesos(depositMin),
  depositMax: pesos(depositMax),
  stakeMin: pesos(stakeMin),
  exposureMax: pesos(exposureMax),
});
