import { style } from '@vanilla-extract/css';
import { theme } from '../../games/kit/roles';
import { rem } from './rem';
import { trim } from './trim';

/** A title in the brand's metal. Never for money: the display face has no peso sign. */
export const metalText = style({
  fontFamily: theme.faceDisplay,
  fontWeight: 800,
  backgroundImage: trim.gradientTitle,
  backgroundClip: 'text',
  WebkitBackgroundClip: 'text',
  color: 'transparent',
  /* The clip would cut descenders of the display face. */
  paddingBottom: '0.08em',
});

/** Digits in the display face, all equally wide and high; in the face of running text where the display face has no such digits. */
export const digitFace = style({
  fontFamily: theme.faceDisplay,
  fontStyle: 'normal',
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '[data-skin="bg24"] &': { fontFamily: theme.faceUi } },
});

/** A card: gradient face, hairline, lit upper edge, long shadow. */
export const card = style({
  position: 'relative',
  borderRadius: rem(16),
  background: theme.gradientSurface,
  boxShadow: `inset 0 0 0 1px ${trim.edge}, ${theme.shadow1}`,
});

/** Rings a card in the skin's rim gradient, one pixel wide. */
export const rimmed = style({
  padding: 1,
  background: theme.gradientRim,
});

/** As large as a fingertip, whatever the font size, with an icon in the middle. */
export const touch = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(44),
  height: rem(44),
  minWidth: 44,
  minHeight: 44,
});

/** For screen readers only. */
export const unseen = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
