import type { FastifyInstance } from 'fastify';
import { saferPlayCalls } from '../../../contract/account/saferPlay';
import type { Context } from '../../context';
import { route } from '../../http/route';
import { change } from './change';
import { keepLimit, setLimit } from './limits';
import { exclude, liftExclusion, type OnPauseStarted, takeBreak } from './pauses';
import { acknowledge, setInterval } from './realityCheck';
import { resultsOf, sittingOf } from './results';

/** Limits, reality checks, breaks and self-exclusion. */
export function registerSaferPlay(
  app: FastifyInstance,
  context: Context,
  onPauseStarted: OnPauseStarted,
): void {
  route(app, saferPlayCalls.state, ({ player }) => change(context, player.uid, async () => undefined));
  route(app, saferPlayCalls.results, async ({ player }) => ({
    results: await resultsOf(context, player.uid),
  }));
  route(app, saferPlayCalls.sitting, ({ player }) => sittingOf(context, player.uid));
  serveLimits(app, context);
  serveRealityChecks(app, context);
  servePauses(app, context, onPauseStarted);
}

function serveLimits(app: FastifyInstance, context: Context): void {
  route(app, saferPlayCalls.setLimit, ({ player, body: { most, ...name } }) =>
    change(context, player.uid, (transaction, who) => setLimit(transaction, who, name, most)),
  );
  route(app, saferPlayCalls.setSessionLimit, ({ player, body: { period, mostMinutes } }) =>
    change(context, player.uid, (transaction, who) =>
      setLimit(
        transaction,
        who,
        { kind: 'session', period },
        mostMinutes === null ? null : BigInt(mostMinutes),
      ),
    ),
  );
  route(app, saferPlayCalls.withdrawChange, ({ player, body }) =>
    change(context, player.uid, (transaction, who) => keepLimit(transaction, who, body)),
  );
}

function serveRealityChecks(app: FastifyInstance, context: Context): void {
  route(app, saferPlayCalls.setRealityCheck, ({ player, body }) =>
    change(context, player.uid, (transaction, who) => setInterval(transaction, who, body.minutes)),
  );
  route(app, saferPlayCalls.acknowledge, ({ player }) => change(context, player.uid, acknowledge));
}

function servePauses(app: FastifyInstance, context: Context, onPauseStarted: OnPauseStarted): void {
  route(app, saferPlayCalls.takeBreak, ({ player, body }) =>
    change(context, player.uid, (transaction, who) =>
      takeBreak(transaction, who, body.hours, onPauseStarted),
    ),
  );
  route(app, saferPlayCalls.exclude, ({ player, body }) =>
    change(context, player.uid, (transaction, who) => exclude(transaction, who, body.months, onPauseStarted)),
  );
  route(app, saferPlayCalls.liftExclusion, ({ player }) => change(context, player.uid, liftExclusion));
}
