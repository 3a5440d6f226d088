/**
 * Two parts of Pixi that the product does without, 20 kB: @pixi/react asks each instance whether it is a `Graphics`, and
 * sets the default style of texts. Scenes paint their art on canvases.
 */
export class Graphics {
  constructor() {
    throw new Error('src/stage/pixi.ts leaves Graphics out: export it there before a scene uses it');
  }
}

export const TextStyle = { defaultTextStyle: {} };
