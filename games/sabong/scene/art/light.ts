type Box = readonly [x: number, y: number, width: number, height: number];

interface Volume {
  readonly box: Box;
  /** The angle at which it is shown, in degrees. */
  readonly turned: number;
  /** Blur radius of the shading. */
  readonly round: number;
}

/** The direction of light from the upper left in a rotated part's own space, in degrees. */
const azimuthOf = (turned: number, mirrored: boolean): number => (mirrored ? 315 : 225) - turned;

/** Shades a body so that it looks round: soft light from the upper left of the picture. `mirrored`: it faces left. */
export function lit(body: string, { box, turned, round }: Volume, mirrored: boolean, light: string): string {
  const [x, y, width, height] = box;
  return (
    `<filter id="lit" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${round}" result="b"/>` +
    `<feDiffuseLighting in="b" surfaceScale="${round * 0.88}" diffuseConstant="1.06" lighting-color="${light}" result="d">` +
    `<feDistantLight azimuth="${azimuthOf(turned, mirrored)}" elevation="48"/></feDiffuseLighting>` +
    '<feComposite in="d" in2="SourceGraphic" operator="arithmetic" k1="1.12" k2="0" k3=".22" k4="0" result="m"/>' +
    `<feComposite in="m" in2="SourceAlpha" operator="in"/></filter><g filter="url(#lit)">${body}</g>`
  );
}

/** The direction of its shadow on what is behind it, as a step of one unit. */
export function shadeOf(turned: number, mirrored: boolean): { readonly x: number; readonly y: number } {
  const radians = (azimuthOf(turned, mirrored) * Math.PI) / 180;
  return { x: -Math.cos(radians), y: -Math.sin(radians) };
}
