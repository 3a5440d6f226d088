import { clamp01, mix, smoothstep } from '../../kit/scene/motion/easing';
import type { Layout } from './layout';

/** The road at one moment: a curve that ends at the tip. Design px. */
export interface Course {
  /** The position of the jeepney's centre. */
  rideX: number;
  /** The road's end: under the jeepney once it climbs, far ahead of it before. */
  tipX: number;
  groundY: number;
  /** How high the tip is above the ground. */
  rise: number;
  /** How far behind the tip the road leaves the ground. */
  reach: number;
  /** Length of road per second of the round. */
  pxPerSecond: number;
}

export const blankCourse = (): Course => ({
  rideX: 0,
  tipX: 0,
  groundY: 0,
  rise: 0,
  reach: 1,
  pxPerSecond: 1,
});

/** Exponent of the climb: 1 is a straight line. */
const POWER = 2.05;
const GROUND = 30;
const START_X = -40;
const RIDE_X = 66;
const APRON = 270;
const FAR_X = -206;
/** The tip's height above the lower edge, as a share of the stage. */
const TIP_HEIGHT = 0.35;
/** The zoom changes by at most 8 % a second: e^(-t/6) from 36 to 20 px begins with 7.4 %. */
const ZOOM_FROM = 36;
const ZOOM_TO = 20;
const ZOOM_SECONDS = 6;

/** The road `seconds` after departure; before it, flat. */
export function courseAt(seconds: number, { height }: Layout, out: Course): Course {
  const t = Math.max(0, seconds);
  out.groundY = -GROUND;
  out.rideX = mix(START_X, RIDE_X, smoothstep(0.2, 5.5, t)) + 5 * Math.sin(t / 4.4) * clamp01((t - 5) / 4);
  out.tipX = out.rideX + APRON * (1 - smoothstep(0.1, 2.8, t));
  out.rise = Math.max(0.01, (TIP_HEIGHT * height - GROUND) * smoothstep(0, 7.5, t));
  out.reach = out.tipX - FAR_X;
  out.pxPerSecond = ZOOM_TO + (ZOOM_FROM - ZOOM_TO) * Math.exp(-t / ZOOM_SECONDS);
  return out;
}

/** y of the road `behind` px behind the tip; ahead of it (negative) the climb continues along its slope. */
export function roadY({ groundY, rise, reach }: Course, behind: number): number {
  const share = 1 - behind / reach;
  if (share <= 0) return groundY;
  if (share > 1) return groundY - rise * (1 + POWER * (share - 1));
  return groundY - rise * share ** POWER;
}

/** The slope there in radians; 0 is level. */
export function roadAngle({ rise, reach }: Course, behind: number): number {
  const share = clamp01(1 - behind / reach);
  return Math.atan(((POWER * rise) / reach) * share ** (POWER - 1));
}
