import Check from '~icons/ph/check-circle-fill';
import Clock from '~icons/ph/clock-fill';
import Lock from '~icons/ph/lock-fill';
import type { ConversationState } from '../../../contract/messages/support';
import { useTranslation } from '../../i18n/i18n';
import * as css from './Support.css';

const ICONS = { open: Clock, answered: Check, closed: Lock } as const;

/** The state of a conversation in a word. */
export function StateChip({ state }: { state: ConversationState }) {
  const { t } = useTranslation();
  const Icon = ICONS[state];
  return (
    <span className={css.states[state]}>
      <Icon aria-hidden />
      {t(`support.state_${state}`)}
    </span>
  );
}
