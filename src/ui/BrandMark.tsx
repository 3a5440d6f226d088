import { useLook } from '../look/shown';

/** The brand's motif. Decorative: the name stands beside it or is said elsewhere. */
export function BrandMark({ size }: { size: string }) {
  const { brand } = useLook();
  return (
    <img
      src={`/brand/${brand.id}/mark.svg`}
      alt=""
      width={64}
      height={64}
      style={{ width: size, height: size }}
    />
  );
}
