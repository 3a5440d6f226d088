/** Where the camera looks, in px of the stage: a shift, a zoom about a point and a roll in radians. */
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
 * Shows a plane as the shot sees it. `depth` 1 is where the action is, 0 is infinitely far: far planes shift
 * and grow less. `aboutX`, `aboutY` is the point in stage px that a zoom keeps in place.
 */
export function aim(plane: Plane, shot: Readonly<Shot>, depth: number, aboutX: number, aboutY: number): void {
  const zoom = 1 + (shot.zoom - 1) * depth;
  plane.pivot.set(aboutX, aboutY);
  plane.position.set(aboutX + shot.x * depth, aboutY + shot.y * depth);
  plane.scale.set(zoom, zoom);
  plane.rotation = shot.roll * depth;
}
