import baloo from '@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2?url';
import exo from '@fontsource-variable/exo-2/files/exo-2-latin-wght-italic.woff2?url';
import playfair from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url';

/** Loads the fonts of titles into the font set of a worker or a page. */
export async function loadFaces(fonts: FontFaceSet): Promise<void> {
  const faces = [
    new FontFace('Baloo 2', `url(${baloo})`, { weight: '400 800' }),
    new FontFace('Exo 2', `url(${exo})`, { weight: '100 900', style: 'italic' }),
    new FontFace('Playfair Display', `url(${playfair})`, { weight: '400 900' }),
  ];
  await Promise.allSettled(
    faces.map(async (face) => {
      fonts.add(await face.load());
    }),
  );
}
