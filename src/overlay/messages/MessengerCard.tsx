import { useAtomValue } from 'jotai';
import Headset from '~icons/ph/headset-fill';
import { useTranslation } from '../../i18n/i18n';
import { useService } from '../../shared/config/service';
import { unreadCountsAtom } from '../../shared/session/unread';
import { Link } from '../../ui/page/Link';
import { BrandMark } from '../../ui/text/BrandMark';
import * as css from './MessagesPage.css';

/** Pinned at the top: the way to customer service, or to the help centre where nobody answers. */
export function MessengerCard() {
  const { t } = useTranslation();
  const service = useService();
  const answers = useAtomValue(unreadCountsAtom)?.answers ?? 0;
  const inside = (title: string, text: string) => (
    <>
      <span className={css.mark}>
        <BrandMark size="4rem" />
      </span>
      <span className={css.headset}>
        <Headset aria-hidden />
        {answers > 0 && <i className={css.dot} />}
      </span>
      <span className={css.talkWords}>
        <b className={css.talkTitle}>{title}</b>
        <span className={css.first}>{text}</span>
      </span>
    </>
  );
  // An answer in the app is shown also where an address outside is configured.
  if (service?.at === 'inside' || answers > 0) {
    const text = answers > 0 ? t('messages.unread', { count: answers }) : t('support.cardText');
    return (
      <Link className={css.talk} to="/support">
        {inside(t('support.title'), text)}
      </Link>
    );
  }
  if (service === null) {
    return (
      <Link className={css.talk} to="/faq">
        {inside(t('messages.noTalk'), t('messages.noTalkText'))}
      </Link>
    );
  }
  return (
    <a className={css.talk} href={service.url} target="_blank" rel="noopener noreferrer">
      {inside(t('messages.talk'), t('messages.talkText'))}
    </a>
  );
}
