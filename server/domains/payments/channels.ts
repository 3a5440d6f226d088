import type { Channel } from '../../../contract/money';
import type { Config } from '../../config';
import type { PaymentGateway } from './gateway';

const CHANNELS: readonly Pick<Channel, 'id' | 'method' | 'name' | 'arrives'>[] = [
  { id: 'gcash', method: 'GCASH', name: 'GCash', arrives: 'minute' },
  { id: 'maya', method: 'MAYA', name: 'Maya', arrives: 'minute' },
  { id: 'qrph', method: 'QRPH', name: 'QR Ph', arrives: 'minute' },
  { id: 'bank', method: 'BANK', name: 'InstaPay', arrives: 'halfHour' },
];

type Limits = Pick<Config, 'depositMinCentavos' | 'depositMaxCentavos'>;

/** The payment methods of the configured gateway; none without a gateway. */
export const openChannels = (config: Limits, gateway: PaymentGateway | null): Channel[] =>
  CHANNELS.filter(({ method }) => gateway?.methods.includes(method)).map((channel) => ({
    ...channel,
    min: config.depositMinCentavos,
    max: config.depositMaxCentavos,
  }));
