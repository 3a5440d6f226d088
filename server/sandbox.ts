import type { Context } from './context';
import type { Sandbox } from './ports';
import { SandboxArranger } from './sandbox/arranger';
import { openPracticeBeacon, type PracticeBeacon } from './sandbox/beacon';
import { practiceCertificates } from './sandbox/certificates';
import { sandboxGateway } from './sandbox/gateway';
import { letterbox } from './sandbox/letterbox';
import { outbox } from './sandbox/outbox';
import { sandboxPayouts } from './sandbox/payouts';
import { startProviderStandIn } from './sandbox/providerStandIn';
import { registerSandbox } from './sandbox/routes';

export { ShiftingClock } from './sandbox/clock';

/** Addresses worth printing at start, by what is found there. */
export const SHOWN_ADDRESSES = { 'SMS codes': '/sandbox/outbox?phone=...' } as const;

/** The stand-ins for every service outside, and their controls: a build entry of its own. */
export function openSandbox(context: Context): Sandbox {
  let beacon: PracticeBeacon | null = null;
  const arranger = new SandboxArranger(() => beacon);
  const marketShift = { aheadMs: 0 };
  return {
    arranger,
    marketShift,
    sms: outbox(context),
    mail: letterbox(context),
    payments: sandboxGateway(context),
    payouts: sandboxPayouts(context),
    certificateOf: practiceCertificates(context),
    startProvider: (app) => startProviderStandIn(app, context),
    openBeacon: async () => {
      beacon = await openPracticeBeacon(context.config, () =>
        Math.max(context.clock.now().getTime(), Date.now() + marketShift.aheadMs),
      );
      return beacon;
    },
    register: (app) => registerSandbox(app, context, { beacon, arranger, marketShift }),
  };
}
