import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem, TARGET } from '../../theme/rem';
import { WIDE } from '../../theme/screens';

/** A small phone, or one in landscape. */
const LOW = '(max-height: 700px)';

export const place = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: rem(480),
  minHeight: '82dvh',
  margin: '0 auto',
  padding: `calc(env(safe-area-inset-top) + ${rem(12)}) ${rem(16)} 0`,
  '@media': { [WIDE]: { justifyContent: 'center' } },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: rem(10), minHeight: TARGET });
export const brand = style({ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: rem(10) });
export const name = style({ fontSize: rem(21), lineHeight: 1.15 });

/** The skin's border around the picture. */
export const frame = style({
  flex: 'none',
  margin: `${rem(10)} 0 ${rem(18)}`,
  padding: '1.5px',
  borderRadius: theme.radiusL,
  background: theme.gradientRim,
  boxShadow: theme.shadow1,
});
/** Lower on a low screen, so that the button stays visible: without most of its ground, which carries nothing. */
export const art = style({
  width: '100%',
  height: 'auto',
  maxHeight: '34dvh',
  aspectRatio: '343 / 220',
  objectFit: 'cover',
  borderRadius: `calc(${theme.radiusL} - 1.5px)`,
  '@media': { [LOW]: { maxHeight: '22dvh', objectPosition: '50% 36%' } },
});

export const title = style({ width: 'fit-content' });

export const text = style({
  margin: `${rem(8)} 0 ${rem(16)}`,
  fontSize: rem(15),
  lineHeight: rem(21),
  color: theme.muted,
});

/** Stays visible when the content is taller than the screen. */
export const action = style({
  position: 'sticky',
  bottom: 'calc(var(--nav-room, 0px) + var(--nav-bulge, 0px))',
  display: 'grid',
  margin: 'auto 0 0',
  padding: `${rem(16)} 0 ${rem(20)}`,
  background: `linear-gradient(transparent, ${theme.bg} 34%)`,
  '@media': { [WIDE]: { marginTop: rem(8) } },
});
