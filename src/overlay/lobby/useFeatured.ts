import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/i18n';
import { allGamesAtom } from '../../shared/catalogue/gameList';
import { useOwnTexts } from '../../shared/catalogue/ownGames';
import { loggedInAtom } from '../../shared/session/session';
import { demoAddress, shelfOf } from './ownGames';

/**
 * The featured game at the top of a lobby: the crash game if it is available, otherwise the first playable game; null
 * if there is none. Guests start in the demo.
 */
export function useFeatured() {
  const { t } = useTranslation();
  const { titleOf, kindOf } = useOwnTexts();
  const guest = !useAtomValue(loggedInAtom);
  const playable = shelfOf(useAtomValue(allGamesAtom)).filter(({ listed }) => listed !== null);
  const game = playable.find(({ name }) => name === 'crash') ?? playable[0];
  if (game?.listed == null) return null;
  const isCrash = game.name === 'crash';
  return {
    name: titleOf(game.name),
    title: isCrash ? t('lobby.rideTitle') : titleOf(game.name),
    text: isCrash ? t('lobby.rideText') : kindOf(game.name),
    action: isCrash ? t('lobby.rideAction') : t('lobby.continueAction'),
    address: game.listed.gameUrl,
    to: guest && game.hasDemo ? demoAddress(game) : game.listed.gameUrl,
  };
}
