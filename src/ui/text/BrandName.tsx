import { metalText } from '../../theme/recipes.css';
import { useTheme } from '../../theme/shown';
import { classes } from '../classes';

/** The brand's name in metallic lettering. A proper name: the same in every language. */
export function BrandName({ className }: { className?: string }) {
  return <span className={classes(metalText, className)}>{useTheme().brand.name}</span>;
}
