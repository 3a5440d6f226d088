import type { Channel } from '../../../contract/money';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Config } from '../../config';
import type { ChannelSetting } from '../../settings/money';
import type { PaymentGateway } from './gateway';

type Known = Pick<Channel, 'method' | 'name' | 'arrives'> &
  Partial<Pick<Channel, 'needsPayer' | 'languages'>>;

const CHANNELS: Readonly<Record<ChannelSetting['id'], Known>> = {
  gcash: { method: 'GCASH', name: 'GCash', arrives: 'minute' },
  maya: { method: 'MAYA', name: 'Maya', arrives: 'minute' },
  qrph: { method: 'QRPH', name: 'QR Ph', arrives: 'minute' },
  bank: { method: 'BANK', name: 'InstaPay', arrives: 'halfHour' },
  // Payers in Brazil: their law wants a name and a tax number for each payment.
  pix: { method: 'PIX', name: 'PIX', arrives: 'minute', needsPayer: true, languages: ['ptBR'] },
};

type Limits = Pick<
  Config,
  'depositMinCentavos' | 'depositMaxCentavos' | 'depositChannels' | 'depositQuickCentavos'
>;

/** The configured payment methods that the gateway has, each within the bounds of all deposits; none without a gateway. */
export const openChannels = (config: Limits, gateway: PaymentGateway | null): Channel[] =>
  config.depositChannels.flatMap(({ id, minCentavos, maxCentavos }) => {
    const { needsPayer = false, languages = null, ...channel } = CHANNELS[id];
    if (gateway?.methods.includes(channel.method) !== true) return [];
    const min = larger(config.depositMinCentavos, minCentavos ?? config.depositMinCentavos);
    const max = smaller(config.depositMaxCentavos, maxCentavos ?? config.depositMaxCentavos);
    return min > max ? [] : [{ id, ...channel, min, max, needsPayer, languages }];
  });

/** The configured quick amounts that are within the bounds. */
export const quickAmounts = ({ depositMinCentavos, depositMaxCentavos, depositQuickCentavos }: Limits) =>
  depositQuickCentavos.filter((amount) => amount >= depositMinCentavos && amount <= depositMaxCentavos);

const larger = (a: Centavos, b: Centavos): Centavos => centavos(a > b ? a : b);
const smaller = (a: Centavos, b: Centavos): Centavos => centavos(a < b ? a : b);
