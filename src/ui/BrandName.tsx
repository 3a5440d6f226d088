import { metalText } from '../look/recipes.css';
import { useLook } from '../look/shown';
import { classes } from './classes';

/** The brand's name in its metal. A proper name: it is the same in every language. */
export function BrandName({ className }: { className?: string }) {
  return <span className={classes(metalText, className)}>{useLook().brand.name}</span>;
}
