import { theme } from '../../games/kit/roles';
import { trim } from './trim';

/** The share of the colour in its tint, in percent. */
export const TINT_PERCENT = 14;

/** A role's colour thinned out on a card: the background of badges and of selected and pending items. */
export const tint = (role: string): string =>
  `color-mix(in srgb, ${role} ${TINT_PERCENT}%, ${theme.surface})`;

/** A badge in a role's colour: on its own tint, with an edge and light from above. */
export const tinted = (role: string) => ({
  color: role,
  background: tint(role),
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${role} 22%, transparent), inset 0 1px 0 ${trim.shine}`,
});
