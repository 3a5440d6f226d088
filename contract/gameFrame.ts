import * as z from 'zod/mini';

/**
 * What a provider's page tells the house it stands in, by `postMessage`. The house believes a message only when
 * its source is the frame's own window, or the one frame inside it where the page came as HTML
 * (`frame.contentWindow.frames[0]`), and its origin is "null", as that of every page in the sandbox.
 * A message is a wish and never a fact about money: "balance" means "ask again" and carries no figure.
 */
export const gameFrameMessage = z.discriminatedUnion('type', [
  z.strictObject({
    source: z.literal('game'),
    type: z.literal('progress'),
    value: z.number().check(z.minimum(0), z.maximum(1)),
  }),
  /** The first picture stands, and the game can be played. */
  z.strictObject({ source: z.literal('game'), type: z.literal('ready') }),
  /** The player wants to leave. */
  z.strictObject({ source: z.literal('game'), type: z.literal('exit') }),
  /** Money has moved, or was refused to: balance, limits and reality check are worth another look. */
  z.strictObject({ source: z.literal('game'), type: z.literal('balance') }),
]);

export type GameFrameMessage = z.output<typeof gameFrameMessage>;
