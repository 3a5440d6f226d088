import { type Centavos, centavos, formatPesos } from '../../../games/kit/rules/money';
import { tlv, withCrc } from './emv';

/** Who is paid by PIX. */
export interface PixMerchant {
  /** The PIX key: an e-mail address, a phone, a tax number, or a random one. */
  readonly key: string;
  /** At most 25 characters of plain ASCII; longer names are cut. */
  readonly name: string;
  readonly city: string;
}

/** ISO 4217 number of the real, ISO 18245 code of betting. */
const REAL = '986';
const BETTING = '7995';
const NAME_MAX = 25;
const CITY_MAX = 15;

/** The text of a PIX code (BR Code) for an amount in hundredths of a real. `reference` is at most 25 letters and digits. */
export const brCodeText = (merchant: PixMerchant, amount: Centavos, reference: string): string =>
  withCrc(
    [
      tlv('00', '01'),
      tlv('26', tlv('00', 'br.gov.bcb.pix') + tlv('01', merchant.key)),
      tlv('52', BETTING),
      tlv('53', REAL),
      tlv('54', formatPesos(amount)),
      tlv('58', 'BR'),
      tlv('59', merchant.name.slice(0, NAME_MAX)),
      tlv('60', merchant.city.slice(0, CITY_MAX)),
      tlv('62', tlv('05', reference)),
    ].join(''),
  );

/** Pesos in reais, both in hundredths, rounded up, so that the operator never gets less than is credited. */
export function inReais(amountCentavos: Centavos, centavosPerReal: number): Centavos {
  const rate = BigInt(centavosPerReal);
  return centavos((amountCentavos * 100n + rate - 1n) / rate);
}
