/** A bet of each game in wire form, to begin a search with. */
export const USUAL_BETS: Readonly<Record<string, string>> = {
  color:
    '{"positions":[{"kind":"single","colors":[1],"stake":"20.00"},{"kind":"triple","colors":[1],"stake":"5.00"}]}',
  ring: '{"positions":[{"color":"blue","stake":"10.00"}]}',
  crash: '{"stake":"20.00","target":"2.00","cashOuts":[]}',
  scratch: '{"stake":"20.00"}',
  dice: '{"mode":"percent","side":"over","target":"50.00","stake":"20.00"}',
  sabong: '{"stake":"20.00","side":"meron","card":0}',
  wheel: '{"points":200}',
};
