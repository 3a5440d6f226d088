import type { Container } from 'pixi.js';

/** Tells a mesh that its corners have moved. Told as an event, by geometry or buffer, it makes garbage in every frame. */
export const moved = (mesh: Container): void => (mesh as unknown as { onViewUpdate(): void }).onViewUpdate();
