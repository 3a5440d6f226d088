import { isBaked } from '../../shared/tiles/baked';
import { UndrawnTile } from '../../shared/tiles/UndrawnTile';

/** The tile of one of our own games without its name, for skins that show the name below. */
export function SquareTile({ name, className }: { name: string; className: string }) {
  if (!isBaked(name)) return <UndrawnTile name={name} kind="plain" className={className} />;
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
