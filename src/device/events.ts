import { EVENT_KEYS, type EventName, type EventReport } from '../../contract/reports';
import { queueEvent } from './reportQueue';

type Extras = Omit<EventReport, 'eventType'>;

/** Reports one kind of event with the next batch, if the player agreed. */
type ReportEvent = (extras?: Extras) => void;

const reporterOf =
  (event: EventName): ReportEvent =>
  (extras = {}) =>
    queueEvent({ ...extras, eventType: EVENT_KEYS[event] });

const reporters: Readonly<Record<EventName, ReportEvent>> = {
  emergencyPageEnter: reporterOf('emergencyPageEnter'),
  emergencyPopupBonus: reporterOf('emergencyPopupBonus'),
  h5ButtonClick: reporterOf('h5ButtonClick'),
  apkButtonClick: reporterOf('apkButtonClick'),
  saveImageClick: reporterOf('saveImageClick'),
  telegramClick: reporterOf('telegramClick'),
  brandH5Enter: reporterOf('brandH5Enter'),
  brandH5UpgradeClick: reporterOf('brandH5UpgradeClick'),
  newAppEnter: reporterOf('newAppEnter'),
  newAppRecharge: reporterOf('newAppRecharge'),
};

// An event that is not taken out here does not compile, one without a function below is an unused variable, and a
// function that nothing calls is an unused export.
const {
  apkButtonClick,
  brandH5Enter,
  brandH5UpgradeClick,
  emergencyPageEnter,
  emergencyPopupBonus,
  h5ButtonClick,
  newAppEnter,
  newAppRecharge,
  saveImageClick,
  telegramClick,
  ...forgotten
} = reporters;
forgotten satisfies Readonly<Record<string, never>>;

export const reportApkButtonClick = apkButtonClick;
export const reportBrandH5Enter = brandH5Enter;
export const reportBrandH5UpgradeClick = brandH5UpgradeClick;
export const reportEmergencyPageEnter = emergencyPageEnter;
export const reportEmergencyPopupBonus = emergencyPopupBonus;
export const reportH5ButtonClick = h5ButtonClick;
export const reportNewAppEnter = newAppEnter;
export const reportNewAppRecharge = newAppRecharge;
export const reportSaveImageClick = saveImageClick;
export const reportTelegramClick = telegramClick;
