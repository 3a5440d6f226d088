import { project } from '../projection';

export type Corner = readonly [x: number, y: number, z: number];

/** Points of the booth projected by the tray's camera, in design px. */
export const flat = (corners: readonly Corner[]): [number, number][] =>
  corners.map(([x, y, z]) => project(x, y, z));
