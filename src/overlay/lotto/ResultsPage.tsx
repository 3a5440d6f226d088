import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/i18n';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { Tabs } from '../../ui/page/Tabs';
import { DrawPage } from './DrawPage';
import { LottoFrame } from './LottoFrame';
import { PlayButton, useSells } from './PlayButton';
import { ResultList } from './ResultList';
import * as css from './ResultsPage.css';

/** /lottoResults: the results of a year; `?draw=62330` is one of them, with `&ticket=` one of the player's tickets first. */
export function ResultsPage() {
  const [search] = useSearchParams();
  const draw = search.get('draw') ?? '';
  return /^\d{1,7}$/.test(draw) ? (
    <DrawPage key={draw} draw={Number(draw)} ticketId={search.get('ticket')} />
  ) : (
    <Results />
  );
}

function Results() {
  const { t } = useTranslation();
  const sells = useSells();
  return (
    <LottoFrame
      title={t('lotto.resultsTitle')}
      home="/lotto"
      sky="low"
      footer={sells ? <PlayButton /> : undefined}
    >
      <LottoTabs active="/lottoResults" />
      <ResultList />
    </LottoFrame>
  );
}

type Part = '/lottoResults' | '/lottoHistory';

/** The way from the results to the player's tickets, and back. */
export function LottoTabs({ active }: { readonly active: Part }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className={css.tabs}>
      <Tabs<Part>
        label={t('lotto.parts')}
        look="pill"
        active={active}
        onChange={(next) => navigate(next, { replace: true })}
        tabs={[
          { key: '/lottoResults', label: t('lotto.results') },
          { key: '/lottoHistory', label: t('lotto.myTickets') },
        ]}
      />
    </div>
  );
}
