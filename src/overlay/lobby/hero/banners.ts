import type { Address } from '../../../../contract/addresses';
import type { FrontGame } from '../../../../contract/config';
import type { OwnGame } from '../../../shared/catalogue/ownGames';
import { demoAddress } from '../ownGames';

export type Art = 'color' | 'demo' | 'fairness';

export interface Banner {
  readonly id: string;
  readonly art: Art;
  readonly titleKey: `lobby.banner.${Art}.title`;
  readonly textKey: `lobby.banner.${Art}.text`;
  readonly actionKey: `lobby.banner.${Art}.action`;
  readonly link: Address;
  readonly words?: FrontGame['banners'][number]['words'];
}

const DRAWN: readonly string[] = ['color', 'demo', 'fairness'] satisfies readonly Art[];

/** The server names a banner's strings by its picture. */
const isDrawn = (banner: FrontGame['banners'][number]): banner is FrontGame['banners'][number] & Banner =>
  DRAWN.includes(banner.art);

/** The banners that have a picture, in the server's order; for guests the free demo is second. */
export function bannersFor(
  served: FrontGame['banners'],
  guest: boolean,
  demo: OwnGame | undefined,
): readonly Banner[] {
  const shown = served.filter(isDrawn);
  if (!guest || demo === undefined || shown.some(({ art }) => art === 'demo')) return shown;
  return [...shown.slice(0, 1), demoBanner(demo), ...shown.slice(1)];
}

const demoBanner = (game: OwnGame): Banner => ({
  id: 'demo',
  art: 'demo',
  titleKey: 'lobby.banner.demo.title',
  textKey: 'lobby.banner.demo.text',
  actionKey: 'lobby.banner.demo.action',
  link: demoAddress(game),
});
