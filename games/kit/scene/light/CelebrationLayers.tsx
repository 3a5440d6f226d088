import type { Texture } from 'pixi.js';
import type { PosePublisher } from '../motion/posePublisher';
import { ParticleLayer } from '../ParticleLayer';
import type { Celebration } from './celebration';
import type { WinPose } from './winShow';

interface CelebrationLayersProps<Pose extends WinPose> {
  readonly posePublisher: PosePublisher<Pose>;
  readonly cells: ReadonlyMap<string, Texture>;
  readonly celebration: Celebration;
  /** The most particles alive at once. */
  readonly capacity: number;
}

const showMs = (pose: WinPose): number => pose.showMs;

/** In front of everything: the particles that a round emits, in two draw calls. */
export function CelebrationLayers<Pose extends WinPose>(props: CelebrationLayersProps<Pose>) {
  const { posePublisher, cells, celebration, capacity } = props;
  const layer = { posePublisher, cells, nowMs: showMs, capacity };
  return (
    <>
      <ParticleLayer {...layer} label="celebration" particles={celebration.solid} />
      <ParticleLayer {...layer} label="celebration, light" particles={celebration.light} blendMode="add" />
    </>
  );
}
