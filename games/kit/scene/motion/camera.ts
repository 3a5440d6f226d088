/** The camera: a shift in px of the stage, a zoom about a point and a roll in radians. */
export interface Shot {
  x: number;
  y: number;
  zoom: number;
  roll: number;
}

interface Plane {
  readonly position: { set(x: number, y: number): void };
  readonly pivot: { set(x: number, y: number): void };
  readonly scale: { set(x: number, y: number): void };
  rotation: number;
}

/**
 * Places a plane as seen by the camera. `depth` 1 is the plane of the action, 0 is infinitely far: far planes shift and
 * grow less. `aboutX`, `aboutY` is the fixed point of the zoom in stage px.
 */
export function aim(plane: Plane, shot: Readonly<Shot>, depth: number, aboutX: number, aboutY: number): void {
  const zoom = 1 + (shot.zoom - 1) * depth;
  plane.pivot.set(aboutX, aboutY);
  plane.position.set(aboutX + shot.x * depth, aboutY + shot.y * depth);
  plane.scale.set(zoom, zoom);
  plane.rotation = shot.roll * depth;
}
