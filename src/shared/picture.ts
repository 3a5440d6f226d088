import { SUPPORT_LIMITS } from '../../contract/messages/support';
import { base64Of } from './base64';

/** A picture as it is sent: a JPEG in base64. */
export interface ShrunkPicture {
  readonly image: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Best first. The text of a screenshot can still be read at the last one. */
const QUALITIES = [0.85, 0.7, 0.55, 0.4] as const;
/** Where the best side does not fit at any quality, smaller ones are tried. */
const SIDES_PX = [SUPPORT_LIMITS.pictureSidePx, 1_200, 900, 600] as const;
const SIDE_MIN_PX = 16;

/** The data URL of a JPEG in base64. */
export const jpegUrl = (image: string): string => `data:image/jpeg;base64,${image}`;

/**
 * An image file as a JPEG that the server accepts, as large and as good as fits. Drawing it anew drops where and with
 * what it was taken. Null for a file that is no image, or that this browser cannot draw.
 */
export async function shrinkPicture(file: Blob): Promise<ShrunkPicture | null> {
  const url = URL.createObjectURL(file);
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
    for (const sidePx of SIDES_PX) {
      const shrunk = await jpegOf(picture, sidePx);
      if (shrunk !== null) return shrunk;
    }
    return null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function jpegOf(picture: HTMLImageElement, sideMaxPx: number): Promise<ShrunkPicture | null> {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, sideMaxPx / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(SIDE_MIN_PX, Math.round(naturalWidth * scale));
  canvas.height = Math.max(SIDE_MIN_PX, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // JPEG has no transparency: transparent areas become white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (bytes !== null && bytes.size <= SUPPORT_LIMITS.pictureBytes) {
      return { image: await base64Of(bytes), widthPx: canvas.width, heightPx: canvas.height };
    }
  }
  return null;
}
