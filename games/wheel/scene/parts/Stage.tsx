import type { Container, Texture } from 'pixi.js';
import { useCallback, useRef } from 'react';
import type { BacklightPlace } from '../../../kit/scene/light/Backlight';
import { Glow } from '../../../kit/scene/light/Glow';
import { Rays } from '../../../kit/scene/light/Rays';
import { aim } from '../../../kit/scene/motion/camera';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { Annulus } from '../../../kit/scene/paint/Cutout';
import { roundHole } from '../../../kit/scene/paint/hole';
import { drawnTo } from '../../../kit/scene/paint/panel';
import { SpriteAround } from '../../../kit/scene/paint/SpriteAround';
import { grey, tintTo } from '../../../kit/scene/paint/tint';
import type { Frame as SceneFrame } from '../../../kit/scene/scene';
import { RIM } from '../layout';
import type { Pose } from '../pose';
import type { PartProps } from './part';

/** The position of a win's light, behind the wheel. */
export const BACKLIGHT: BacklightPlace = {
  aboutY: 0,
  haloY: 0,
  haloScale: { x: 8.4, y: 8.4 },
  raysY: 0,
  rayScales: [4.6, 3.6],
};

const POOL = { x: 7.4, y: 1.2 };
/** The wheel covers a disc of this radius, wherever the camera is: design px. */
const HIDDEN = 148;

/** The same for the wall, which is farther away and also covered by the rim. */
const BEHIND_RIM = roundHole(0, 0, RIM - 14);

const behind = ({ width }: Texture, scale: number): number => HIDDEN / ((width / 2) * scale);

interface StageProps extends PartProps {
  readonly frame: SceneFrame;
}

/** The narrowest maximum width of a panel: CSS px. */
const PANEL_PX = 560;
/** The most that the camera may lift the wall: design px. */
const LIFT = 24;

/** The wall, the sun that turns behind the wheel, the light on the floor and the glow around the rim. */
export function Stage({ art, layout, frame, posePublisher }: StageProps) {
  const far = useRef<Container>(null);
  const wall = useRef<Container>(null);
  const lights = useRef<Container>(null);
  const sun = useRef<Container>(null);
  const halo = useRef<Container>(null);
  const { halfWidth, above } = art.request.wall;
  // A panel as wide as the stage covers its lower part; beside a narrower one the wall is visible.
  const foot = drawnTo(frame);
  const seenTo =
    foot < frame.height && frame.width <= PANEL_PX
      ? (foot - layout.y) / layout.scale + LIFT
      : Number.POSITIVE_INFINITY;
  usePart(
    posePublisher,
    useCallback((pose: Pose) => {
      if (!far.current || !wall.current || !lights.current || !sun.current || !halo.current) return;
      aim(far.current, pose.shot, 0.4, 0, 0);
      aim(lights.current, pose.shot, 0.7, 0, 0);
      tintTo(wall.current, grey(pose.stage));
      sun.current.alpha = pose.sun * 2.4 * pose.stage;
      sun.current.rotation = pose.sunTurn * Math.PI * 2;
      halo.current.alpha = (0.3 + 0.3 * pose.bulbs) * pose.stage;
    }, []),
  );
  const glow = art.cells.get('glow');
  const rays = art.cells.get('rays');
  if (glow === undefined || rays === undefined) return null;
  const { palette } = art;
  return (
    <>
      <pixiContainer ref={far}>
        <SpriteAround
          displayRef={wall}
          texture={art.stage}
          x={-halfWidth}
          y={-above}
          hole={BEHIND_RIM}
          seenTo={seenTo}
        />
      </pixiContainer>
      <pixiContainer ref={lights} blendMode="add">
        <Rays displayRef={sun} texture={rays} hidden={behind(rays, 4.4)} scale={4.4} tint={palette.sun} />
        <Annulus
          hold={halo}
          texture={glow}
          inner={behind(glow, 7.6)}
          outer={0.96}
          scale={7.6}
          tint={palette.halo}
        />
        <Glow cells={art.cells} y={196} scale={POOL} tint={palette.pool} alpha={0.5} />
      </pixiContainer>
    </>
  );
}
