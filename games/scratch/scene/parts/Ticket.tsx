import { useApplication } from '@pixi/react';
import { type Container, Mesh, MeshGeometry, RendererType, Sprite, type Texture } from 'pixi.js';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { useOwned } from '../../../kit/scene/owned';
import { dimmed, tintTo } from '../../../kit/scene/paint/tint';
import { middleOf, PANEL, TICKET } from '../../foil/panels';
import { PANEL_COUNT } from '../../rules/card';
import { TICKET_PAD } from '../art/ticket';
import { motifName } from '../art/wells';
import type { Pose } from '../pose';
import { type PartProps, ride } from './part';

/** Size of the folded corner of a losing ticket. Design px. */
const FOLD_PX = 46;
const FOLD_CELL_PX = 48;

/** The ticket's paper, and what is under the foil of its panels. */
export function Ticket({ art, posePublisher }: PartProps) {
  const plane = useRef<Container>(null);
  const fold = useRef<Sprite>(null);
  const panels = useRef<Container>(null);
  const paper = usePaper(art.ticket, art.dusk);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!plane.current || !fold.current || !panels.current) return;
        ride(plane.current, pose);
        paper?.pose(pose);
        fold.current.visible = pose.fold > 0 && paper?.folds === true;
        const turned = FOLD_PX * pose.fold;
        fold.current.position.set(TICKET.width - turned / 2, TICKET.height - turned / 2);
        fold.current.scale.set(turned / FOLD_CELL_PX);
        tintTo(fold.current, dimmed(art.dusk, pose.paper));
        posePanels(panels.current, art, pose);
      },
      [art, paper],
    ),
  );
  useLayoutEffect(() => {
    if (paper === null) return;
    plane.current?.addChildAt(paper.view, 0);
  }, [paper]);
  const well = art.cells.get('well');
  const warm = art.cells.get('wellWarm');
  const corner = art.cells.get('fold');
  if (well === undefined || warm === undefined || corner === undefined) return null;
  return (
    <pixiContainer ref={plane}>
      <pixiSprite ref={fold} texture={corner} anchor={0.5} />
      <pixiContainer ref={panels}>
        {PANELS.map((panel) => (
          <pixiContainer key={panel} x={middleOf(panel).x} y={middleOf(panel).y}>
            <pixiSprite texture={well} anchor={0.5} />
            <pixiSprite texture={warm} anchor={0.5} />
            <pixiSprite texture={well} anchor={0.5} />
          </pixiContainer>
        ))}
      </pixiContainer>
    </pixiContainer>
  );
}

const PANELS = Array.from({ length: PANEL_COUNT }, (_, panel) => panel);

function posePanels(panels: Container, { cells, dusk }: PartProps['art'], pose: Pose): void {
  for (let index = 0; index < pose.panels.length; index += 1) {
    const panel = pose.panels[index];
    const parts = panels.children[index]?.children;
    const well = parts?.[0] as Sprite | undefined;
    const glow = parts?.[1] as Sprite | undefined;
    const motif = parts?.[2] as Sprite | undefined;
    if (panel === undefined || well === undefined || glow === undefined || motif === undefined) continue;
    const { warm, rise, light } = panel;
    const shown = pose.card?.plan.motifs[index];
    const picture = shown === undefined ? undefined : cells.get(motifName(shown));
    const tint = dimmed(dusk, light);
    tintTo(well, tint);
    tintTo(glow, tint);
    tintTo(motif, tint);
    glow.alpha = warm;
    glow.visible = warm > 0;
    motif.visible = picture !== undefined;
    if (picture !== undefined) motif.texture = picture;
    motif.scale.set(1 + rise);
    motif.pivot.y = rise * 0.3 * PANEL.height;
  }
}

/** The paper: a mesh whose corner can be cut at the fold, or a plain sprite without WebGL. */
interface Paper {
  readonly view: Container;
  readonly folds: boolean;
  pose(pose: Pose): void;
  free(): void;
}

function usePaper(texture: Texture, dusk: number | null): Paper | null {
  const { app } = useApplication();
  const plain = app.renderer.type === RendererType.CANVAS;
  return useOwned<Paper>(
    () => (plain ? plainPaper(texture, dusk) : foldingPaper(texture, dusk)),
    (made) => made.free(),
    [texture, dusk, plain],
  );
}

function plainPaper(texture: Texture, dusk: number | null): Paper {
  const view = new Sprite({ texture, x: -TICKET_PAD, y: -TICKET_PAD });
  return {
    view,
    folds: false,
    pose: ({ paper }) => {
      tintTo(view, dimmed(dusk, paper));
    },
    free: () => view.destroy(),
  };
}

function foldingPaper(texture: Texture, dusk: number | null): Paper {
  const [left, top] = [-TICKET_PAD, -TICKET_PAD];
  const [right, bottom] = [TICKET.width + TICKET_PAD, TICKET.height + TICKET_PAD];
  const positions = new Float32Array([left, top, right, top, right, bottom, right, bottom, left, bottom]);
  const uvs = new Float32Array(positions.length);
  const geometry = new MeshGeometry({
    positions,
    uvs,
    indices: new Uint32Array([0, 1, 2, 0, 2, 3, 0, 3, 4]),
  });
  const view = new Mesh({ geometry, texture });
  const cut = (fold: number) => {
    // The cut extends beyond the ticket's corner, through the margin of the shadow on both sides.
    const depth = fold > 0 ? FOLD_PX * fold + 2 * TICKET_PAD : 0;
    positions.set([right, bottom - depth, right - depth, bottom], 4);
    for (let index = 0; index < positions.length; index += 2) {
      uvs[index] = ((positions[index] ?? 0) - left) / (right - left);
      uvs[index + 1] = ((positions[index + 1] ?? 0) - top) / (bottom - top);
    }
    geometry.getBuffer('aPosition').update();
    geometry.getBuffer('aUV').update();
  };
  let folded = -1;
  return {
    view,
    folds: true,
    pose({ paper, fold }) {
      tintTo(view, dimmed(dusk, paper));
      if (fold === folded) return;
      folded = fold;
      cut(fold);
    },
    free() {
      view.destroy();
      geometry.destroy(true);
    },
  };
}
