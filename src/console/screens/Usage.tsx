import type { ReplyOf } from '../../../contract/call';
import { deskCalls } from '../../../contract/desk/calls';
import { csvOf } from '../../../contract/desk/csv';
import type { FUNNEL_STEPS, Reported } from '../../../contract/desk/usage';
import { useAddress } from '../app/address';
import { useOperator } from '../app/operator';
import { useDesk } from '../app/query';
import { countText, timeText } from '../app/text';
import { Card } from '../kit/Card';
import { ListView } from '../kit/ListView';
import { Empty, Reading } from '../kit/States';
import { saveText } from '../kit/saveText';
import type { Column } from '../kit/TableView';

type Usage = ReplyOf<typeof deskCalls.usage.read>;

const VIEWS = [
  { name: '7', title: '7 days' },
  { name: '31', title: '31 days' },
] as const;
type Span = (typeof VIEWS)[number]['name'];

const KINDS: Readonly<Record<Reported['kind'], string>> = {
  event: 'Event',
  log: 'Log line',
  visit: 'Visit',
  branch: 'Attribution',
};

const STEPS: Readonly<Record<(typeof FUNNEL_STEPS)[number], string>> = {
  open: 'Opened the app',
  logIn: 'Logged in',
  deposit: 'Paid in',
  bet: 'Bet',
};

/** A key as words, which are narrower and can be read; what anybody may have named stays as it is. */
const nameText = ({ kind, name }: Pick<Reported, 'kind' | 'name'>): string =>
  kind === 'event' && /^[A-Z0-9_]+$/.test(name)
    ? `${name.charAt(0)}${name.slice(1).toLowerCase().replaceAll('_', ' ')}`
        .replace(/\bh5\b/i, 'H5')
        .replace(/\bapk\b/i, 'APK')
    : name;

const COLUMNS: readonly Column<Reported>[] = [
  { id: 'name', title: 'Name', cell: (row) => <b title={row.name}>{nameText(row)}</b> },
  { id: 'kind', title: 'Kind', width: '104px', isWide: true, cell: ({ kind }) => KINDS[kind] },
  {
    id: 'count',
    title: 'Reports',
    width: '80px',
    isRight: true,
    cell: ({ count }) => countText(count),
  },
  {
    id: 'devices',
    title: 'Devices',
    width: '80px',
    isRight: true,
    cell: ({ devices }) => countText(devices),
  },
];

const idOf = ({ id }: Reported) => id;
const useUsage = (span: Span) => useDesk(deskCalls.usage.read, { days: Number(span) }, { everyMs: 60_000 });

/** What devices report that share their usage data, by name and day, and how far they come. */
export default function UsageScreen() {
  const { filters } = useAddress();
  const { name } = useOperator();
  const span = VIEWS.find((view) => view.name === filters.get('view'))?.name ?? '7';
  const query = useUsage(span);
  const { data } = query;
  return (
    <ListView
      path="usage"
      label="Reports of devices"
      isPanelWide
      filter="view"
      views={VIEWS}
      useRows={useUsage}
      columns={COLUMNS}
      idOf={idOf}
      empty={() => 'Nothing was reported'}
      noneChosen="Choose a name to see its days"
      panel={(_, row) =>
        row === null ? (
          <Card>
            <Empty title="Not reported on these days" />
          </Card>
        ) : (
          <Days row={row} />
        )
      }
      below={
        <Reading query={query} rows={4}>
          {(usage) => <Funnel usage={usage} />}
        </Reading>
      }
      actions={
        data !== undefined && (
          <button
            type="button"
            className="btn"
            onClick={() => saveText(`usage-${data.at.slice(0, 10)}.csv`, fileOf(data, name))}
          >
            Save as CSV
          </button>
        )
      }
    />
  );
}

/** A share of a width; of nothing, nothing. */
const Bar = ({ part, whole }: { readonly part: number; readonly whole: number }) => (
  <svg className="meter" viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden>
    <rect width="1000" height="12" className="rest" />
    <rect width={(1000 * part) / Math.max(1, whole)} height="12" className="used" />
  </svg>
);

function Days({ row }: { readonly row: Reported }) {
  const { name, kind, days } = row;
  const words = nameText(row);
  const most = Math.max(...days.map(({ count }) => count));
  return (
    <Card
      title={words}
      aside={
        <span className="mut">
          {words === name ? '' : `${name}, `}
          {KINDS[kind]}, days of Manila
        </span>
      }
    >
      <table className="usage">
        <thead>
          <tr>
            <th>Day</th>
            <th />
            <th className="r">Reports</th>
            <th className="r">Devices</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count, devices }) => (
            <tr key={day}>
              <td>{day}</td>
              <td>
                <Bar part={count} whole={most} />
              </td>
              <td className="r">{countText(count)}</td>
              <td className="r">{countText(devices)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const shareText = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`;

function Funnel({ usage: { funnel, at } }: { readonly usage: Usage }) {
  const opened = funnel[0]?.devices ?? 0;
  return (
    <Card title="From opening to a bet" aside={<span className="mut">Made {timeText(at)}</span>}>
      <table className="usage">
        <thead>
          <tr>
            <th>Step</th>
            <th />
            <th className="r">Devices</th>
            <th className="r">Of those before</th>
          </tr>
        </thead>
        <tbody>
          {funnel.map(({ step, devices }, place) => (
            <tr key={step}>
              <td>
                <b>{STEPS[step]}</b>
              </td>
              <td>
                <Bar part={devices} whole={opened} />
              </td>
              <td className="r">{countText(devices)}</td>
              <td className="r">{shareText(devices, funnel[place - 1]?.devices ?? devices)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pad mut sm">
        Only devices whose players share their usage data. Paying in and betting are read from the ledger.
      </p>
    </Card>
  );
}

/** The file says what it is, of when, and who made it. */
function fileOf({ list, funnel, at }: Usage, maker: string): string {
  const days = list[0]?.days.map(({ day }) => day) ?? [];
  return csvOf([
    ['Report', 'Usage', 'Version', 1],
    ['Period', `${days.at(-1) ?? ''} to ${days[0] ?? ''}`, 'Days of', 'Manila, GMT+8'],
    ['Made at', at, 'By', maker],
    ...funnel.map(({ step, devices }) => [STEPS[step], devices]),
    ['Kind', 'Name', 'Reports', 'Devices', ...days],
    ...list.map((row) => [
      KINDS[row.kind],
      row.name,
      row.count,
      row.devices,
      ...row.days.map(({ count }) => count),
    ]),
  ]);
}
