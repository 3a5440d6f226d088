import { addressOf, useAddress } from '../app/address';
import { useMay } from '../app/operator';
import { useDesk } from '../app/query';
import { Reading } from '../kit/States';
import { Area } from './configuration/Area';
import { AREAS, type AreaReply, bodyOf, callsOf } from './configuration/areas';

/** Changes what players see and what limits hold, safely: draft, checks, preview, second person, start and end. */
export default function Configuration() {
  const { filters } = useAddress();
  const may = useMay();
  const areas = AREAS.filter(([name]) => may(callsOf(name).read.needs));
  const area = areas.find(([name]) => name === filters.get('area'))?.[0] ?? 'lobby';
  const query = useDesk(callsOf(area).read, bodyOf({ area }), { everyMs: 15_000 });
  return (
    <>
      <div className="tabs">
        {areas.map(([name, title]) => (
          <a key={name} href={addressOf('config', { area: name })} className={name === area ? 'on' : ''}>
            {title}
          </a>
        ))}
      </div>
      <div className="scroll col">
        <Reading query={query} rows={6}>
          {(reply) => <Area key={area} area={area} reply={reply as unknown as AreaReply} />}
        </Reading>
      </div>
    </>
  );
}
