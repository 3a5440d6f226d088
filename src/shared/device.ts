/**
 * The only part of src/device that features may import, through this file. What these functions collect, and with which
 * consent, is described where they are defined.
 */
export { keepCampaign, registrationCampaign } from '../device/campaign';
export {
  reportApkButtonClick,
  reportBrandH5UpgradeClick,
  reportEmergencyPageEnter,
  reportEmergencyPopupBonus,
  reportH5ButtonClick,
  reportNewAppRecharge,
  reportSaveImageClick,
  reportTelegramClick,
} from '../device/events';
export { agreedIn, consentsOffered, recordOf } from '../device/record';
export { type ReadUserAgent, readUserAgent } from '../device/userAgent';
