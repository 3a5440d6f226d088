import { extend, type PixiReactElementProps, useApplication } from '@pixi/react';
import { Container, RendererType, Sprite } from 'pixi.js';
import type { RefObject } from 'react';
import { moved } from '../moved';
import { tintTo } from '../tint';
import { CrowdView } from './CrowdView';
import { drawCrowds } from './crowdPipe';
import type { Member } from './member';

extend({ Container, CrowdView, Sprite });

declare module '@pixi/react' {
  interface PixiElements {
    pixiCrowdView: PixiReactElementProps<typeof CrowdView>;
  }
}

interface CrowdProps {
  readonly hold: RefObject<Container | null>;
  /** Must be stable: others are another crowd. */
  readonly members: readonly Member[];
  readonly x?: number;
  readonly y?: number;
}

/** Many small things that move each in its own way. Whoever tells its members says so by `told`. */
export function Crowd({ hold, members, ...place }: CrowdProps) {
  const { app } = useApplication();
  if (app.renderer.type === RendererType.CANVAS) {
    return (
      <pixiContainer ref={hold} {...place}>
        {members.map(({ shape: { sprite } }, index) => (
          <pixiSprite key={index} texture={sprite.texture} blendMode={sprite.isLight ? 'add' : 'inherit'} />
        ))}
      </pixiContainer>
    );
  }
  drawCrowds(app.renderer);
  return <pixiCrowdView ref={hold as RefObject<CrowdView | null>} members={members} {...place} />;
}

/** Says that the members have been told how they stand. */
export function told(view: Container, members: readonly Member[]): void {
  if (view instanceof CrowdView) moved(view);
  else
    view.children.forEach((child, index) => {
      const member = members[index];
      if (member !== undefined) show(child as Sprite, member);
    });
}

/** A canvas draws no crowds. */
function show(sprite: Sprite, member: Member): void {
  const { texture, anchorX, anchorY, isLight } = member.shape.sprite;
  sprite.visible = member.alpha > 0;
  sprite.texture = texture;
  sprite.anchor.set(anchorX, anchorY);
  sprite.blendMode = isLight ? 'add' : 'inherit';
  sprite.position.set(member.x, member.y);
  sprite.rotation = member.rotation;
  sprite.scale.set(member.scaleX, member.scaleY);
  sprite.alpha = member.alpha;
  tintTo(sprite, member.tint);
}
