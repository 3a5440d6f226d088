import type { Game } from '../../../contract/config';
import { manifests } from '../../../games/allGames';
import type { GameManifest } from '../../../games/kit/rules/manifest';
import type { Config } from '../../config';

/** The provider name of the product's own games. */
export const OWN_PROVIDER = 'OWN';

const listed = manifests.toSorted((a, b) => a.listPlace - b.listPlace);

/** The own games that are switched on, in the order of the lists. */
export const openGames = ({ ownGames }: Pick<Config, 'ownGames'>): readonly GameManifest[] =>
  listed.filter(({ name }) => ownGames.some((open) => open === name));

/** A game as the wire knows it. */
export const gameOf = ({ id, title, gameType }: GameManifest): Game => ({
  gameProvider: OWN_PROVIDER,
  gameId: String(id),
  gameName: title.enPH,
  gameType,
  isOwn: true,
  gameUrl: `/games/og?id=${id}`,
  isHuidu: false,
});
