import { expose } from 'comlink';
import { reportRejections } from '../reportRejections';
import { loadFaces } from './faces';
import { Tiles } from './tiles';

/** 12 to 18 kB per tile, without artefacts in the metal. */
const QUALITY = 0.86;

const { fonts } = self as unknown as { readonly fonts: FontFaceSet };

reportRejections();
expose(
  new Tiles({
    make: (width, height) => new OffscreenCanvas(width, height),
    encode: (canvas) => (canvas as OffscreenCanvas).convertToBlob({ type: 'image/webp', quality: QUALITY }),
    loadFaces: () => loadFaces(fonts),
    caches: globalThis.caches,
  }),
);
