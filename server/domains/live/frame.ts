import * as ws from 'ws';

/** The library writes frames with this for every message it sends; its types leave it out. */
const { Sender } = ws as unknown as {
  readonly Sender: {
    frame(
      data: Buffer,
      options: { readonly fin: true; readonly rsv1: false; readonly opcode: 1; readonly readOnly: true },
    ): Buffer[];
  };
};

/** A text message as it goes over the wire to anybody, written once for all who get it. */
export const frameOf = (text: string): Buffer =>
  Buffer.concat(Sender.frame(Buffer.from(text), { fin: true, rsv1: false, opcode: 1, readOnly: true }));
