import type { Context } from '../../context';
import { sandboxGateway } from '../../sandbox/gateway';
import { brandName } from '../catalogue/brands';
import type { Gateway } from './gateway';
import { paymongo } from './paymongo';

/** The gateway that is configured, else the sandbox where that is on; null where no money can come in. */
export function openGateway(context: Context): Gateway | null {
  const { config } = context;
  const { paymongoSecretKey: secretKey, paymongoWebhookSecret: webhookSecret } = config;
  if (secretKey !== null && webhookSecret !== null) {
    const appUrl = config.publicUrl?.replace(/\/$/, '') ?? `http://${config.host}:${config.port}`;
    const title = brandName(config.brand);
    return paymongo({ secretKey, webhookSecret, url: config.paymongoUrl, appUrl, title });
  }
  return config.sandbox ? sandboxGateway(context) : null;
}
