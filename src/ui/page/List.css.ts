import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

export const list = style({ padding: `${rem(4)} 0` });

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: rem(14),
  width: '100%',
  minHeight: rem(50),
  padding: `${rem(8)} ${rem(14)}`,
  textAlign: 'left',
  selectors: {
    /* Starts at the text, because the icons have a column of their own. */
    'li + li > &::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      right: 0,
      left: rem(50),
      height: 1,
      background: theme.line,
    },
    '&:is(a, button):active': { background: theme.raised },
    '&:focus-visible': { outlineOffset: -3, borderRadius: theme.radiusM },
  },
});

export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(22),
  fontSize: rem(21),
  color: theme.accentText,
});

export const label = style({
  flex: 'none',
  maxWidth: '60%',
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 600,
});

export const value = style({
  flex: 1,
  minWidth: 0,
  textAlign: 'right',
  fontSize: rem(14),
  fontWeight: 500,
  color: theme.muted,
  overflowWrap: 'anywhere',
});

export const end = style({ flex: 'none', width: rem(18), color: theme.muted });

export const roomy = style({});
globalStyle(`${roomy} ${row}`, {
  display: 'grid',
  gridTemplate: '1fr auto / auto 1fr auto',
  columnGap: rem(12),
  rowGap: 0,
  minHeight: rem(54),
});
globalStyle(`${roomy} li + li > ${row}::before`, { left: rem(64) });
globalStyle(`${roomy} ${icon}`, {
  gridRow: '1 / 3',
  width: rem(38),
  height: rem(38),
  borderRadius: theme.radiusM,
  background: trim.soft,
});
globalStyle(`${roomy} ${label}`, { gridColumn: 2, maxWidth: 'none' });
globalStyle(`${roomy} ${value}`, {
  gridColumn: 2,
  textAlign: 'left',
  fontSize: rem(13),
  lineHeight: rem(18),
});
globalStyle(`${roomy} ${end}`, { gridArea: '1 / 3 / 3' });
