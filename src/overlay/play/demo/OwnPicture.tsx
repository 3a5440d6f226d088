import { isBaked } from '../../../shared/tiles/baked';
import { PaintedOwnTile } from '../../../shared/tiles/PaintedOwnTile';

/** The tile of a game, for the sheet that is opened before it or over it. */
export const OwnPicture = ({ name }: { readonly name: string }) =>
  isBaked(name) ? (
    <img src={`/tiles/${name}-324.webp`} width={118} height={157} alt="" />
  ) : (
    <PaintedOwnTile name={name} kind="lettered" />
  );
