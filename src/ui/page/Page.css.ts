import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { DESKTOP, WIDE } from '../../theme/screens';

/** The column of a page. The app shell leaves the space for the navigation bar. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 'inherit',
  width: '100%',
  maxWidth: rem(560),
  margin: '0 auto',
  padding: `env(safe-area-inset-top) ${rem(16)} ${rem(20)}`,
  '@media': {
    [WIDE]: { padding: `0 ${rem(24)} ${rem(24)}`, maxWidth: rem(640) },
    [DESKTOP]: { maxWidth: rem(680) },
  },
});

/** A page with two parts or a grid of cards, which grows on desktops. */
export const wide = style([page, { '@media': { [DESKTOP]: { maxWidth: rem(1000) } } }]);

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 4,
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(60),
  margin: `0 ${rem(-16)} ${rem(4)}`,
  padding: `${rem(8)} ${rem(16)}`,
  '::before': {
    content: '""',
    position: 'absolute',
    inset: `0 0 ${rem(-4)}`,
    zIndex: -1,
    /* Opaque behind the title, so that nothing scrolled is read through it. */
    background: `linear-gradient(${theme.bg2} calc(100% - ${rem(10)}), transparent)`,
  },
  '@media': {
    /* The band extends beyond the column, so that it has no edge in the middle of the page. */
    [WIDE]: { paddingTop: rem(16), '::before': { inset: `0 -50vw` } },
  },
});

export const title = style({ flex: 1, minWidth: 0, fontSize: rem(22), lineHeight: rem(28) });
export const titleCut = style([
  title,
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
export const actions = style({ flex: 'none', display: 'flex', gap: rem(8) });

export const body = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: rem(14) });

/* What the Tab key reaches scrolls out from behind the header, the navigation bar and the primary action. */
globalStyle(`${body} :is(a, button, input, select, textarea, summary, [tabindex])`, {
  scrollMarginTop: rem(72),
  scrollMarginBottom: `calc(var(--nav-room, 0px) + var(--nav-bulge, 0px) + var(--page-foot, 0px) + ${rem(12)})`,
});

/** The primary action, at the bottom of the screen and always visible. */
export const footer = style({
  position: 'sticky',
  bottom: 'var(--nav-room, 0px)',
  zIndex: 3,
  margin: `${rem(12)} ${rem(-16)} ${rem(-20)}`,
  padding: `${rem(16)} ${rem(16)} calc(${rem(16)} + env(safe-area-inset-bottom))`,
  // Solid where its first line begins.
  background: `linear-gradient(transparent, ${theme.bg} ${rem(14)})`,
});
/** Toasts appear above its button. */
globalStyle(`html:has(${footer})`, { vars: { '--page-foot': rem(84) } });
