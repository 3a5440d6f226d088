import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { touch } from '../../../theme/recipes.css';
import { rem } from '../../../theme/rem';
import { strip } from '../GamePage.css';

/** At the foot of the scene, above the board: never over a button. */
export const hint = style({
  position: 'absolute',
  left: '50%',
  bottom: rem(10),
  zIndex: 1,
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  width: 'max-content',
  maxWidth: `min(${rem(356)}, calc(100% - ${rem(16)}))`,
  padding: `${rem(4)} 0 ${rem(4)} ${rem(12)}`,
  borderRadius: theme.radiusM,
  background: theme.surface,
  color: theme.text,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}, ${theme.shadow2}`,
  fontSize: rem(13),
  lineHeight: rem(17),
  fontWeight: 600,
  pointerEvents: 'auto',
  /* A shared table has labels of its own at the foot of the scene. */
  selectors: { '[data-link] &': { bottom: rem(38) } },
  '@media': {
    '(max-height: 700px)': {
      selectors: {
        /*
         * There a low scene is not much higher than a jeepney: the hint stands over the past rounds, which a newcomer can do
         * without, beside the button of the statistics.
         */
        '[data-link] &': {
          top: 0,
          bottom: 'auto',
          left: `calc(${rem(12)} + max(44px, ${rem(44)}))`,
          right: rem(8),
          transform: 'none',
          width: 'auto',
          maxWidth: 'none',
          gap: rem(6),
          padding: `0 0 0 ${rem(7)}`,
          fontSize: rem(12.5),
          lineHeight: rem(16),
        },
        '&[data-head]': { top: rem(2), bottom: 'auto' },
        [`${strip} ~ &[data-head]`]: { top: rem(46) },
      },
    },
  },
});

export const icon = style({ flex: 'none', fontSize: rem(17), color: theme.accentText });

export const close = style([touch, { color: theme.muted, fontSize: rem(13) }]);
