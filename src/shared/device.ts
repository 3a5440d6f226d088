/**
 * What features may ask of the device: the one door from a feature to src/device. What these functions gather, and
 * under which consent, is described where they are defined.
 */
export { keepCampaign } from '../device/campaign';
export { agreedIn, recordOf } from '../device/record';
export { reportEvent } from '../device/reports';
export { type ReadUserAgent, readUserAgent } from '../device/userAgent';
