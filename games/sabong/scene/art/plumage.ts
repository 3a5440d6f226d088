type Three = readonly [string, string, string];

/** A rooster's colours, each row from dark to light, or from root to tip in the direction a feather is drawn. */
export interface Plumage {
  readonly hackle: readonly [string, string, string, string];
  readonly body: Three;
  readonly bodyTip: string;
  readonly saddle: Three;
  readonly covert: Three;
  readonly bar: Three;
  readonly flight: Three;
  readonly tail: Three;
  readonly tailLight: Three;
  readonly leg: Three;
  readonly line: string;
  readonly eye: string;
}

/** Pula: fire and wine. */
export const PULA: Plumage = {
  hackle: ['#7A1408', '#E8570E', '#FFB22E', '#FFF0A0'],
  body: ['#8E1420', '#5A0A1A', '#2A0512'],
  bodyTip: '#FF8A5C',
  saddle: ['#A81A12', '#F0681A', '#FFC455'],
  covert: ['#7A0E1E', '#C4222A', '#FF7A4A'],
  bar: ['#1C0A2E', '#4A1450', '#B03A78'],
  flight: ['#FFB84A', '#E2501C', '#6A0E1A'],
  tail: ['#3A0818', '#8E1226', '#E23A2A'],
  tailLight: ['#5A0E14', '#E06A1A', '#FFD56A'],
  leg: ['#FFE9A0', '#F2A832', '#9A520E'],
  line: '#24040C',
  eye: '#FFB02A',
};

/** Asul: sea and ivory. */
export const ASUL: Plumage = {
  hackle: ['#3A4A6A', '#C8B88E', '#FFF3D0', '#FFFFFF'],
  body: ['#0F5C86', '#083A64', '#041A38'],
  bodyTip: '#6FE6F0',
  saddle: ['#1A6E96', '#7CC8D8', '#F4FBFF'],
  covert: ['#0A4470', '#1788B4', '#5FE0E8'],
  bar: ['#0A1238', '#2B2F86', '#7C8CFF'],
  flight: ['#8FF0EC', '#1B8CB8', '#0A2A5E'],
  tail: ['#04183A', '#0C4A86', '#24B4D8'],
  tailLight: ['#0C3A6A', '#2AB6C8', '#D8FFF8'],
  leg: ['#FFE9B8', '#E8B04A', '#8E5A1A'],
  line: '#021026',
  eye: '#FFC23A',
};
