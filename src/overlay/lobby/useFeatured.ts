import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/i18n';
import { allGamesAtom, frontGameAtom } from '../../shared/catalogue/gameList';
import { useOwnTexts } from '../../shared/catalogue/ownGames';
import { loggedInAtom } from '../../shared/session/session';
import { demoAddress, shelfOf } from './ownGames';

/**
 * The featured game at the top of a lobby: what operators have written, else the crash game if it is available, otherwise the first playable game; null
 * if there is none. Guests start in the demo.
 */
export function useFeatured() {
  const { t, language } = useTranslation();
  const { titleOf, kindOf } = useOwnTexts();
  const guest = !useAtomValue(loggedInAtom);
  const banners = useAtomValue(frontGameAtom)?.banners ?? [];
  const playable = shelfOf(useAtomValue(allGamesAtom)).filter(({ listed }) => listed !== null);
  const game = playable.find(({ name }) => name === 'crash') ?? playable[0];
  if (game?.listed == null) return null;
  const isCrash = game.name === 'crash';
  const name = titleOf(game.name);
  // What operators have written stands before the app's own words.
  const written = banners.find(({ words }) => words !== undefined);
  const words = written?.words?.[language] ?? written?.words?.enPH;
  if (written !== undefined && words !== undefined) {
    return { name, ...words, address: game.listed.gameUrl, to: written.link };
  }
  return {
    name,
    title: isCrash ? t('lobby.rideTitle') : titleOf(game.name),
    text: isCrash ? t('lobby.rideText') : kindOf(game.name),
    action: isCrash ? t('lobby.rideAction') : t('lobby.continueAction'),
    address: game.listed.gameUrl,
    to: guest && game.hasDemo ? demoAddress(game) : game.listed.gameUrl,
  };
}
