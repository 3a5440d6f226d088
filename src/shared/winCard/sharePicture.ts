import { saveFile } from '../saveFile';

/** What became of a picture: handed to the share sheet (also when the player closed it), or saved as a file. */
type Shared = 'shared' | 'saved';

/**
 * Shares a picture, with a text beside it, by the device's share sheet; saves it where there is none, or where it takes no
 * files.
 */
export async function sharePicture(name: string, picture: Blob, text?: string): Promise<Shared> {
  const file = new File([picture], name, { type: picture.type });
  const data = { files: [file], ...(text === undefined ? {} : { text }) };
  if (navigator.canShare?.(data) === true) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      // Closing the share sheet is no error.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  saveFile(name, picture);
  return 'saved';
}
