import { useTranslation } from '../../i18n/i18n';
import { useService } from '../../shared/config/service';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import * as css from './InvitePage.css';

/** What an agent gets, and the way to apply; not shown where nobody answers. */
export function AgentCard({ isAgent }: { readonly isAgent: boolean }) {
  const { t } = useTranslation();
  const service = useService();
  if (service === null && !isAgent) return null;
  return (
    <section className={classes(card, css.block)}>
      <h2 className={css.heading}>{t('invite.agent')}</h2>
      <p className={css.small}>{t(isAgent ? 'invite.agentIs' : 'invite.agentText')}</p>
      {!isAgent && service !== null && (
        <Button
          tone="secondary"
          size="m"
          {...(service.at === 'inside'
            ? { to: '/support/new?category=general&topic=agent' }
            : { onClick: () => window.open(service.url, '_blank', 'noopener') })}
        >
          {t('invite.agentApply')}
        </Button>
      )}
    </section>
  );
}
