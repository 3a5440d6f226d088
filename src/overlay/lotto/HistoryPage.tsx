import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import Ticket from '~icons/ph/ticket-fill';
import { useTranslation } from '../../i18n/i18n';
import { serverNowMs } from '../../shared/config/config';
import { dayOf } from '../../shared/dateText';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { loggedInAtom, uidAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { Chip } from '../../ui/form/Chip';
import { Link } from '../../ui/page/Link';
import { LoginPrompt } from '../../ui/page/LoginPrompt';
import { More } from '../../ui/page/More';
import { Empty } from '../../ui/text/Empty';
import { DrawDate } from './DrawDate';
import { LottoFrame } from './LottoFrame';
import { PlayButton, useSells } from './PlayButton';
import { historyQuery, type TicketState } from './queries';
import { LottoTabs } from './ResultsPage';
import * as css from './ResultsPage.css';
import { TicketCard } from './TicketCard';
import { Trouble } from './Trouble';

const STATES: readonly TicketState[] = ['pending', 'success', 'failed', 'canceled'];

/** /lottoHistory: the player's tickets of a year, by state and day. */
export function HistoryPage() {
  const { t } = useTranslation();
  const loggedIn = useAtomValue(loggedInAtom);
  const sells = useSells();
  return (
    <LottoFrame
      title={t('lotto.myTickets')}
      home="/lotto"
      sky="low"
      footer={sells ? <PlayButton /> : undefined}
    >
      <LottoTabs active="/lottoHistory" />
      {loggedIn ? (
        <Tickets />
      ) : (
        <LoginPrompt
          icon={<Ticket aria-hidden />}
          title={t('lotto.guestTitle')}
          text={t('lotto.guestText')}
          logIn={t('lotto.logIn')}
          to={loginRedirect('/lottoHistory', false)}
        />
      )}
    </LottoFrame>
  );
}

function Tickets() {
  const { t } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const [state, setState] = useState<TicketState | null>(null);
  const [date, setDate] = useState<string | null>(null);
  const filter = { ...(state !== null && { state }), ...(date !== null && { date }) };
  const query = useInfiniteQuery(historyQuery(filter, uid));
  const tickets = query.data?.pages.flatMap(({ list }) => list) ?? null;
  const isFiltered = state !== null || date !== null;
  return (
    <>
      <fieldset className={css.filters} aria-label={t('lotto.filter')}>
        <Chip active={state === null} onClick={() => setState(null)}>
          {t('lotto.allStates')}
        </Chip>
        {STATES.map((each) => (
          <Chip key={each} active={state === each} onClick={() => setState(each)}>
            {t(`lotto.state_${each}`)}
          </Chip>
        ))}
      </fieldset>
      <DrawDate date={date} today={dayOf(new Date(serverNowMs()))} onChange={setDate} />
      {tickets === null && <Trouble query={query} heights={['9rem', '8.9rem', '9.1rem']} />}
      {tickets?.length === 0 && (
        <Empty
          icon={<Ticket aria-hidden />}
          title={t(isFiltered ? 'lotto.noneFound' : 'lotto.noTickets')}
          text={t(isFiltered ? 'lotto.noneFoundText' : 'lotto.noTicketsText')}
          action={
            isFiltered && (
              <Button
                tone="secondary"
                onClick={() => {
                  setState(null);
                  setDate(null);
                }}
              >
                {t('lotto.showAll')}
              </Button>
            )
          }
        />
      )}
      {tickets !== null && tickets.length > 0 && (
        <ul className={css.list}>
          {tickets.map((ticket) => (
            <li key={ticket.ticketId}>
              <Link to={`/lottoResults?draw=${ticket.draw}&ticket=${ticket.ticketId}`}>
                <TicketCard ticket={ticket} withDraw />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <More
          label={t('lotto.more')}
          busy={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}
