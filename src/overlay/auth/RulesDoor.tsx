import { useTranslation } from '../../i18n/i18n';
import { openPopup } from '../../shared/popups/popups';
import { Button } from '../../ui/form/Button';
import * as css from './AuthPage.css';

/** One of our own games, as an address. */
const OWN_GAME = /^\/games\/og\?(?:.*&)?id=([0-9]+)/;

/** Where the log-in leads to a game, a guest can read its rules first. */
export function RulesDoor({ then }: { readonly then: string }) {
  const { t } = useTranslation();
  const id = OWN_GAME.exec(then)?.[1];
  if (id === undefined) return null;
  return (
    <div className={css.rules}>
      <Button tone="quiet" wide onClick={() => openPopup('gameRules', { id })}>
        {t('auth.gameRules')}
      </Button>
    </div>
  );
}
