import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { rem } from '../../theme/rem';

/** Overrides the default size. */
export const across = createVar();

/** A small wheel: eight slices, a gold rim and a gold hub. */
export const wheel = style({
  flex: 'none',
  width: fallbackVar(across, rem(50)),
  height: fallbackVar(across, rem(50)),
  borderRadius: '50%',
  border: `${rem(3)} solid #FFC94A`,
  background: `radial-gradient(circle, #FFE48A 0 14%, #C98A12 15% 18%, transparent 19%), repeating-conic-gradient(from -22.5deg, #FFF3DC 0 45deg, #CF1745 45deg 90deg, #FFC02C 90deg 135deg, #2B1208 135deg 180deg)`,
  boxShadow: '0 0 0 2px #7A0730, 0 3px 8px rgba(60,0,20,.5)',
});
