import type { Container } from 'pixi.js';

/** Marks a mesh's vertices as changed. The geometry's and buffer's own update events allocate in every frame. */
export const moved = (mesh: Container): void => (mesh as unknown as { onViewUpdate(): void }).onViewUpdate();
