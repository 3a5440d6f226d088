import { isBaked } from '../../shared/tiles/baked';
import { PaintedOwnTile } from '../../shared/tiles/OwnTile';

/** An own game without its name in the picture, for skins that write it below. */
export function SquareTile({ name, className }: { name: string; className: string }) {
  if (!isBaked(name)) return <PaintedOwnTile name={name} kind="plain" className={className} />;
  return (
    <img
      className={className}
      src={`/tiles/${name}-square-216.webp`}
      srcSet={`/tiles/${name}-square-216.webp 2x, /tiles/${name}-square-324.webp 3x`}
      width={112}
      height={112}
      alt=""
      decoding="async"
    />
  );
}
