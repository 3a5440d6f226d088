import * as z from 'zod/mini';

/**
 * Messages from a provider's page to the app around it by `postMessage`. The app accepts a message only if
 * its source is the frame's own window, or the one frame inside it where the page came as HTML
 * (`frame.contentWindow.frames[0]`), and its origin is "null", as that of every page in the sandbox.
 * Messages carry no amounts and are not trusted about money: "balance" only means that it should be fetched again.
 */
export const gameFrameMessage = z.discriminatedUnion('type', [
  z.strictObject({
    source: z.literal('game'),
    type: z.literal('progress'),
    value: z.number().check(z.minimum(0), z.maximum(1)),
  }),
  /** The game is on screen and can be played. */
  z.strictObject({ source: z.literal('game'), type: z.literal('ready') }),
  /** The player wants to leave. */
  z.strictObject({ source: z.literal('game'), type: z.literal('exit') }),
  /** Money was moved or refused: balance, limits and reality check should be fetched again. */
  z.strictObject({ source: z.literal('game'), type: z.literal('balance') }),
]);

export type GameFrameMessage = z.output<typeof gameFrameMessage>;
