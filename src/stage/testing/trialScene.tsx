import { extend, useApplication, useTick } from '@pixi/react';
import { Container, RenderTexture, Sprite } from 'pixi.js';
import { Graphics } from 'pixi.js/lib/scene/graphics/shared/Graphics';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { SceneModule, SceneProps, Timeline } from '../../../games/kit/scene/scene';

/** What the trial scenes recorded, for tests to read. */
export const seen = { frames: 0, mounts: 0, centre: { x: 0, y: 0 } };

extend({ Container, Sprite });

/** A square that turns with the clock, baked into a render texture as real scenes bake theirs. */
const TurningScene = (props: SceneProps) => <Square {...props} />;

/** The same, which does not free its texture. */
const ForgetfulScene = (props: SceneProps) => <Square {...props} forgets />;

function Square({
  clock,
  frame,
  reducedMotion,
  onReady,
  forgets = false,
}: SceneProps & { readonly forgets?: boolean }) {
  const { app } = useApplication();
  const square = useRef<Sprite>(null);
  const texture = useMemo(() => {
    const baked = RenderTexture.create({ width: 64, height: 64 });
    const art = new Graphics().rect(0, 0, 64, 64).fill(0xe9be5f).rect(8, 8, 20, 20).fill(0xa3122b);
    app.renderer.render({ container: art, target: baked });
    art.destroy(true);
    return baked;
  }, [app]);
  useEffect(() => {
    if (!forgets) return () => queueMicrotask(() => texture.destroy(true));
  }, [texture, forgets]);
  useEffect(() => {
    seen.mounts += 1;
    onReady();
  }, [onReady]);
  useTick(
    useCallback(() => {
      seen.frames += 1;
      seen.centre = square.current?.getGlobalPosition() ?? seen.centre;
      if (square.current !== null && !reducedMotion) square.current.rotation = clock.nowMs() / 500;
    }, [clock, reducedMotion]),
  );
  return (
    <pixiContainer x={frame.focus.x + frame.focus.width / 2} y={frame.focus.y + frame.focus.height / 2}>
      <pixiSprite ref={square} texture={texture} anchor={0.5} />
    </pixiContainer>
  );
}

function BrokenScene(): never {
  throw new Error('this scene cannot be built');
}

const timeline = (events: readonly unknown[]): Timeline => ({
  beats: events.map((_, eventIndex) => ({ eventIndex, type: 'step', atMs: eventIndex * 100 })),
  cues: [],
  resultMs: 200,
  endMs: 400,
});

export const turning: SceneModule = { Scene: TurningScene, tuning: {}, timeline };
export const forgetful: SceneModule = { Scene: ForgetfulScene, tuning: {}, timeline };
export const broken: SceneModule = { Scene: BrokenScene, tuning: {}, timeline };
