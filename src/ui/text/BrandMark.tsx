import { useTheme } from '../../theme/shown';

/** The page embeds its brand's mark in the splash, which is shown until the app renders. */
const written = document.querySelector('.splash img')?.getAttribute('src');
const writtenFor = document.documentElement.dataset.brand;

/** The brand's motif. Decorative: the name is shown beside it or elsewhere. */
export function BrandMark({ size }: { size: string }) {
  const { brand } = useTheme();
  return (
    <img
      src={(brand.id === writtenFor && written) || `/brand/${brand.id}/mark.svg`}
      alt=""
      width={64}
      height={64}
      style={{ width: size, height: size }}
    />
  );
}
