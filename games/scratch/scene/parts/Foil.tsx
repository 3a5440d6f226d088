import { useApplication } from '@pixi/react';
import { type Container, type Renderer, RendererType } from 'pixi.js';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { useOwned } from '../../../kit/scene/owned';
import { TextureStore } from '../../../kit/scene/paint/textures';
import { FIELD } from '../../foil/panels';
import { FOIL_PAD } from '../art/foil';
import { FoilMask } from '../foilMask';
import { FoilMesh } from '../foilMesh';
import { PaintedFoil } from '../paintedFoil';
import type { Pose } from '../pose';
import { type PartProps, ride, type StrokeSource } from './part';

interface FoilProps extends PartProps {
  readonly hand: StrokeSource;
  /** Called when it can be drawn; again after each new bake. */
  readonly onStanding: () => void;
}

/** The foil: drawn by a shader with WebGL, painted without. */
export function Foil(props: FoilProps) {
  const { app } = useApplication();
  return app.renderer.type === RendererType.CANVAS ? <FlatFoil {...props} /> : <TornFoil {...props} />;
}

function TornFoil({ art, posePublisher, hand, onStanding }: FoilProps) {
  const { app } = useApplication();
  const plane = useRef<Container>(null);
  const foil = useOwned(
    () => {
      const mask = new FoilMask(app.renderer as Renderer, art.cells, art.request.sharpness);
      return { mask, mesh: new FoilMesh(art.foil, art.foilResolution, mask.texture, art.palette) };
    },
    (made) => {
      made.mesh.free();
      // Destroyed last: a texture must not be freed while a shader uses it.
      made.mask.free();
    },
    [app, art],
  );
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (plane.current === null || foil === null) return;
        ride(plane.current, pose);
        const { card } = pose;
        foil.mask.show(card === null ? NONE : hand.strokesOf(card.roundId), card?.elapsedMs ?? 0);
        foil.mesh.pose(pose);
      },
      [foil, hand],
    ),
  );
  useLayoutEffect(() => {
    if (foil === null) return;
    foil.mesh.view.position.set(FIELD.x, FIELD.y);
    plane.current?.addChild(foil.mesh.view);
    onStanding();
  }, [foil, onStanding]);
  return <pixiContainer ref={plane} />;
}

const NONE: readonly never[] = [];

function FlatFoil({ art, posePublisher, hand, onStanding }: FoilProps) {
  const plane = useRef<Container>(null);
  const foil = useOwned(
    () => {
      const store = new TextureStore();
      const painted = new PaintedFoil(art.foil, art.foilResolution);
      return { store, painted, texture: store.keep(painted.canvas, art.foilResolution) };
    },
    (made) => made.store.free(),
    [art],
  );
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (plane.current === null || foil === null) return;
        ride(plane.current, pose);
        const { card } = pose;
        const strokes = card === null ? NONE : hand.strokesOf(card.roundId);
        const changed = foil.painted.draw(strokes, card?.elapsedMs ?? 0, pose.panels);
        if (changed) foil.texture.source.update();
      },
      [foil, hand],
    ),
  );
  useLayoutEffect(() => {
    if (foil !== null) onStanding();
  }, [foil, onStanding]);
  return (
    <pixiContainer ref={plane}>
      {foil === null ? null : (
        <pixiSprite texture={foil.texture} x={FIELD.x - FOIL_PAD} y={FIELD.y - FOIL_PAD} />
      )}
    </pixiContainer>
  );
}
