import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { trim } from '../../../theme/trim';

export const balance = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gap: rem(2),
  minHeight: rem(116),
  alignContent: 'center',
  padding: `${rem(16)} ${rem(18)}`,
  borderRadius: theme.radiusL,
  background: trim.gradientHero,
  boxShadow: `inset 0 0 0 1px ${trim.edgeLit}, ${theme.shadow1}`,
});

export const rays = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});

export const caption = style({
  position: 'relative',
  fontFamily: theme.faceUi,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  color: theme.muted,
});

export const amount = style({
  position: 'relative',
  fontSize: rem(34),
  lineHeight: rem(42),
  fontWeight: 800,
  color: trim.amount,
});

export const note = style({
  position: 'relative',
  fontSize: rem(13),
  lineHeight: rem(18),
  color: theme.muted,
});

export const trouble = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(10),
});

export const rules = style({
  display: 'grid',
  gap: rem(8),
  padding: `${rem(14)} ${rem(16)} ${rem(14)} ${rem(34)}`,
  listStyle: 'disc',
});

export const rule = style({
  fontSize: rem(13.5),
  lineHeight: rem(19),
  color: theme.muted,
  listStyle: 'disc',
  selectors: { '&::marker': { color: theme.accentText } },
});

/** Like the balance of the wallet in the sea skin. */
const SEA = `:is([data-skin="v4"]) ${balance}`;
globalStyle(SEA, {
  background: `linear-gradient(170deg, ${theme.accentLo}, ${theme.accent} 58%, color-mix(in srgb, ${theme.accent} 72%, ${theme.text}))`,
});
globalStyle(`${SEA} :is(.${amount}, .${caption}, .${note})`, { color: theme.accentContrast });
globalStyle(`${SEA} > .${trouble}`, { color: theme.accentContrast });
