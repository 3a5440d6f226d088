import { useTheme } from '../../theme/shown';

/** The page brings the mark of its own brand along, and shows it until the app does. */
const written = document.querySelector('.splash img')?.getAttribute('src');
const writtenFor = document.documentElement.dataset.brand;

/** The brand's motif. Decorative: the name stands beside it or is said elsewhere. */
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
