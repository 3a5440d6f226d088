/** Makes getContext return null for these kinds of canvas context. Import before anything draws. */
export function withoutContexts(...kinds: readonly string[]): void {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: [string]) {
    return kinds.some((kind) => args[0].startsWith(kind)) ? null : Reflect.apply(getContext, this, args);
  } as typeof getContext;
}
