import type { ActiveSettings } from '../active/resolve';
import type { Context } from '../context';
import { refuse } from './refusal';

/** The settings for a decision about money. Refuses "busy" while this process does not know which are live. */
export function moneySettings({ settings }: Pick<Context, 'settings'>): ActiveSettings {
  if (!settings.isFresh) throw refuse('busy');
  return settings.active;
}
