/**
 * The only part of src/device that features may import, through this file. What these functions collect, and with which
 * consent, is described where they are defined.
 */
export { keepCampaign } from '../device/campaign';
export { agreedIn, recordOf } from '../device/record';
export {
  reportApkButtonClick,
  reportBrandH5UpgradeClick,
  reportEmergencyPageEnter,
  reportH5ButtonClick,
  reportNewAppRecharge,
  reportSaveImageClick,
  reportTelegramClick,
} from '../device/reports';
export { type ReadUserAgent, readUserAgent } from '../device/userAgent';
