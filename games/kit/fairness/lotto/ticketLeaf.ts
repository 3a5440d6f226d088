import { formatPesos, sum } from '../../rules/money';
import { leafHash } from '../betTree';
import { canonical } from '../canonical';
import type { LottoLine } from './lines';

/** A ticket as it goes into the closing record of its draw. */
export interface LottoLeaf {
  /** Its place among the tickets of the draw in order of their numbers, from 0. */
  readonly place: number;
  readonly ticketId: string;
  /** 16 random bytes as hex, told to the buyer only, so that nobody can guess a ticket from its leaf. */
  readonly salt: string;
  readonly lines: readonly LottoLine[];
}

/** Lines as the leaf and the wire have them. */
const wireLines = (lines: readonly LottoLine[]) =>
  lines.map(({ game, numbers, order, stake }) => ({ game, numbers, order, stake: formatPesos(stake) }));

/** The text that the leaf hashes; the whole stake is in centavos. */
export const lottoLeafText = ({ place, ticketId, salt, lines }: LottoLeaf): string =>
  `${place}:${ticketId}:${sum(lines.map(({ stake }) => stake))}:${salt}:${canonical(wireLines(lines))}`;

/** The leaf of a ticket, as hex. */
export const lottoLeaf = (leaf: LottoLeaf): string => leafHash(lottoLeafText(leaf));
