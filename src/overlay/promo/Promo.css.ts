import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { DESKTOP } from '../../theme/screens';
import { trim } from '../../theme/trim';
import { uiTitle } from '../../theme/uiTitle';

export const small = style({
  fontSize: rem(13),
  lineHeight: rem(19),
  fontWeight: 500,
  color: theme.muted,
  textWrap: 'pretty',
});

export const promos = style({
  display: 'grid',
  gap: rem(14),
  '@media': { [DESKTOP]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' } },
});
export const claim = style({ display: 'grid', gap: rem(8), justifyItems: 'start' });
export const promo = style({ overflow: 'hidden' });

const banner = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'end',
  gap: rem(2),
  minHeight: rem(112),
  padding: `${rem(14)} ${rem(112)} ${rem(14)} ${rem(16)}`,
});

export const banners = styleVariants({
  spin: [banner, { background: trim.gradientHero }],
  points: [banner, { background: trim.gradientHeroJade }],
  demo: [banner, { background: trim.gradientHeroNight }],
});

export const motif = style({
  position: 'absolute',
  top: '50%',
  right: rem(14),
  transform: 'translateY(-50%) rotate(-8deg)',
  fontSize: rem(88),
});

export const headline = style({ position: 'relative', fontSize: rem(22), lineHeight: rem(28) });
/** A word such as “cash-in” is not broken at its hyphen. */
export const word = style({ whiteSpace: 'nowrap' });
export const lead = style({ position: 'relative', fontSize: rem(14), lineHeight: rem(19), fontWeight: 600 });
export const body = style({ display: 'grid', gap: rem(10), padding: `${rem(12)} ${rem(16)} ${rem(16)}` });

export const label = style({
  ...uiTitle,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 800,
  color: theme.accentText,
});

export const rules = style({ display: 'grid', gap: rem(6), paddingLeft: rem(18) });

export const rule = style({
  listStyle: 'disc',
  fontSize: rem(13.5),
  lineHeight: rem(19),
  color: theme.muted,
  textWrap: 'pretty',
  selectors: { '&::marker': { color: theme.accentText } },
});

export const example = style({
  padding: `${rem(10)} ${rem(12)}`,
  borderRadius: theme.radiusM,
  background: theme.raised,
  fontSize: rem(14),
  lineHeight: rem(20),
  textWrap: 'pretty',
});
export const status = style({
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  textWrap: 'pretty',
});
