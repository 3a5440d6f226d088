import * as ws from 'ws';

/** `ws` uses this to write frames for every message it sends; its types leave it out. */
const { Sender } = ws as unknown as {
  readonly Sender: {
    frame(
      data: Buffer,
      options: { readonly fin: true; readonly rsv1: false; readonly opcode: 1; readonly readOnly: true },
    ): Buffer[];
  };
};

/** A text message as a WebSocket frame, encoded once for all receivers. */
export const frameOf = (text: string): Buffer =>
  Buffer.concat(Sender.frame(Buffer.from(text), { fin: true, rsv1: false, opcode: 1, readOnly: true }));
