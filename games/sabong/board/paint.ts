import type { Side } from '../rules/matchups';

/** The lacquer of a side's card from its lit corner to its base, and the light along its edge. */
interface Paint {
  readonly lit: string;
  readonly foot: string;
  readonly edge: string;
  readonly text: string;
}

export type SkinPaint = Readonly<Record<Side, Paint>>;

const INK = '#FFF9EE';

/** By skin; the unnamed one is black and gold. */
export const PAINT: Readonly<Record<'bg24' | 'v2' | 'v3' | 'v4', SkinPaint>> = {
  bg24: {
    meron: { lit: '#C4202F', foot: '#5E0A16', edge: '#FF8A6E', text: INK },
    draw: { lit: '#3A3026', foot: '#1B1510', edge: '#B59A62', text: INK },
    wala: { lit: '#1E68BE', foot: '#0B2A62', edge: '#6FC2FF', text: INK },
  },
  v2: {
    meron: { lit: '#D92B3C', foot: '#A0122E', edge: '#FFB09A', text: INK },
    draw: { lit: '#7A4A12', foot: '#573208', edge: '#FFD27A', text: INK },
    wala: { lit: '#1F6CC8', foot: '#0E4590', edge: '#9AD6FF', text: INK },
  },
  v3: {
    meron: { lit: '#D8402B', foot: '#7A0F3C', edge: '#FF9A7A', text: INK },
    draw: { lit: '#3F2E88', foot: '#20144E', edge: '#A99BF0', text: INK },
    wala: { lit: '#186FBE', foot: '#141D78', edge: '#7FEAFF', text: INK },
  },
  v4: {
    meron: { lit: '#C7463B', foot: '#A5322E', edge: '#F2A79C', text: INK },
    draw: { lit: '#4E625F', foot: '#394A48', edge: '#A9C2BD', text: INK },
    wala: { lit: '#0E7286', foot: '#0A5468', edge: '#86D3DF', text: INK },
  },
};
