import { useState } from 'react';
import type { AuditCheck, AuditEntry } from '../../../../contract/desk/audit';
import { deskCalls } from '../../../../contract/desk/calls';
import { ask } from '../../app/api';
import { useMay } from '../../app/operator';
import { refresh } from '../../app/query';
import { countText, timeText } from '../../app/text';
import { Failure } from '../../kit/States';
import { saveText } from '../../kit/saveText';
import { checkPage, type PageCheck } from './auditCheck';
import { readSeal, sealFile } from './auditSeal';

const { audit: calls } = deskCalls;

/** Checks the chain, exports lines and seals, and holds a seal that was kept elsewhere against the chain. */
export function AuditProof({
  shown,
  isWhole,
}: {
  readonly shown: readonly AuditEntry[];
  readonly isWhole: boolean;
}) {
  const may = useMay();
  const [check, setCheck] = useState<AuditCheck | null>(null);
  const [here, setHere] = useState<PageCheck | null>(null);
  const [error, setError] = useState<unknown>(null);
  const run = async () => {
    setError(null);
    try {
      setHere(await checkPage(shown, isWhole));
      setCheck(await ask(calls.check, {}));
      await refresh(calls.list);
    } catch (caught) {
      setError(caught);
    }
  };
  const [told, setTold] = useState<{ readonly isGood: boolean; readonly text: string } | null>(null);
  const attempt = async (work: () => Promise<void>) => {
    setError(null);
    setTold(null);
    try {
      await work();
      await refresh(calls.list);
    } catch (caught) {
      setError(caught);
    }
  };
  const exportSeal = () =>
    attempt(async () => {
      const seal = await ask(calls.seal, {});
      saveText(`audit-seal-${seal.newest?.n}.json`, sealFile(seal), 'application/json');
    });
  const checkSeal = (text: string) =>
    attempt(async () => {
      const seals = readSeal(text);
      if (seals.length === 0)
        return setTold({ isGood: false, text: 'This file is no seal of the audit trail.' });
      for (const seal of seals) {
        const { found, check: whole } = await ask(calls.checkSeal, seal);
        if (found !== 'same' || whole.brokenAt !== null) {
          const why =
            found === 'missing'
              ? `entry ${countText(seal.n)} is missing`
              : found === 'other'
                ? `entry ${countText(seal.n)} is another one`
                : `the chain is broken at entry ${whole.brokenAt}`;
          return setTold({ isGood: false, text: `The seal does not agree: ${why}.` });
        }
      }
      setTold({
        isGood: true,
        text: `The seal agrees: entry ${seals.map(({ n }) => countText(n)).join(' and ')} as it was, and the chain goes on from there.`,
      });
    });
  const isBroken = check?.brokenAt != null || here?.brokenAt != null;
  return (
    <section className="card pad">
      <div className="row wrap">
        <div className="g">
          <b className={isBroken ? 'neg' : check === null ? '' : 'pos'}>
            {check === null
              ? 'Every entry is hashed over the one before'
              : isBroken
                ? `Broken at entry ${check.brokenAt ?? here?.brokenAt}`
                : `Unbroken from entry 1 to ${countText(check.entries)}`}
          </b>
          {check !== null && here !== null && (
            <div className="mut sm">
              {here.entries} computed in this browser, all by the server, {timeText(check.at)}. Head{' '}
              <span className="mono">{check.head.slice(0, 16)}</span>
            </div>
          )}
        </div>
        <button type="button" className="btn" onClick={() => void run()}>
          Check the chain
        </button>
        <label className="btn">
          Check a kept seal
          <input
            type="file"
            accept="application/json"
            className="file"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file !== undefined) void file.text().then(checkSeal);
            }}
          />
        </label>
        {may(calls.seal.needs) && (
          <button type="button" className="btn" onClick={() => void exportSeal()}>
            Export a seal
          </button>
        )}
        <button
          type="button"
          className="btn"
          disabled={shown.length === 0}
          onClick={() =>
            saveText(
              `audit-${shown.at(-1)?.n}-${shown[0]?.n}.jsonl`,
              [...shown]
                .reverse()
                .map(({ line }) => `${line}\n`)
                .join(''),
              'application/jsonl',
            )
          }
        >
          Export these lines
        </button>
      </div>
      {told !== null && (
        <div className={`note ${told.isGood ? 'pos' : 'neg'}`} role={told.isGood ? 'status' : 'alert'}>
          {told.text}
        </div>
      )}
      {error !== null && <Failure error={error} onRetry={() => void run()} />}
    </section>
  );
}
