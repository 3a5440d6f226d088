import { type Centavos, formatPesos } from '../../../games/kit/rules/money';
import { tlv, withCrc } from './emv';

/** The payee, as registered with the acquirer. */
export interface QrMerchant {
  /** SWIFT code of the acquiring bank, 11 characters. */
  readonly bankCode: string;
  readonly merchantId: string;
  /** At most 25 characters of plain ASCII; longer names are cut. */
  readonly name: string;
  readonly city: string;
}

/** ISO 4217 number of the peso, ISO 18245 code of betting. */
const PESO = '608';
const BETTING = '7995';
const NAME_MAX = 25;
const CITY_MAX = 15;

/**
 * The text of a dynamic QR Ph P2M code: EMVCo merchant-presented mode 1.1, tag 28 for QR Ph, with the amount
 * and the order as reference label, and CRC-16 at the end. Every Philippine bank app and wallet reads it.
 */
export function qrPhText(merchant: QrMerchant, amount: Centavos, reference: string): string {
  const objects = [
    tlv('00', '01'),
    // 12: valid for one payment only.
    tlv('01', '12'),
    tlv(
      '28',
      tlv('00', 'ph.ppmi.p2m') +
        tlv('01', merchant.bankCode) +
        tlv('03', merchant.merchantId) +
        tlv('05', '010'),
    ),
    tlv('52', BETTING),
    tlv('53', PESO),
    tlv('54', formatPesos(amount)),
    tlv('58', 'PH'),
    tlv('59', merchant.name.slice(0, NAME_MAX)),
    tlv('60', merchant.city.slice(0, CITY_MAX)),
    tlv('62', tlv('00', 'ph.ppmi.qrph') + tlv('05', reference)),
  ].join('');
  return withCrc(objects);
}
