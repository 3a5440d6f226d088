import { cabinet } from '../../../games/cards';
import type { GameCard } from '../../../games/kit/card';
import { useTranslation } from '../../i18n/i18n';
import { Sheet } from '../../ui/sheet/Sheet';
import { useParts } from './useParts';

interface GameRulesProps {
  /** The id of the game. */
  readonly id: string;
  readonly onClose: () => void;
}

/** Rules and odds of one of our own games, also for who may not open the game itself. */
export function GameRules({ id, onClose }: GameRulesProps) {
  const card = cabinet.find((other) => String(other.id) === id);
  return card === undefined ? null : <Rules card={card} onClose={onClose} />;
}

function Rules({ card, onClose }: { readonly card: GameCard; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const loaded = useParts(card);
  if (loaded.state !== 'ready') return null;
  const { board, translate } = loaded.parts;
  return (
    <Sheet open onClose={onClose} title={`${translate('title')}: ${t('play.rules')}`}>
      <board.Rules translate={translate} />
    </Sheet>
  );
}
