import { useTranslation } from '../../i18n/i18n';
import { useOwnTexts } from '../../shared/catalogue/ownGames';
import { isKnown, type KnownMission, wayOf } from './ways';

/** Says what a mission asks, with the games that it names. */
export function useMissionTitle(): (id: KnownMission) => string {
  const { t } = useTranslation();
  const { titleOf } = useOwnTexts();
  return (id) => {
    if (!isKnown(id)) return '';
    const [game, other] = wayOf(id).games ?? [];
    return t(`missions.mission_${id}`, {
      ...(game !== undefined && { game: titleOf(game) }),
      ...(other !== undefined && { other: titleOf(other) }),
    });
  };
}
