import type { FastifyInstance } from 'fastify';
import { saferPlayCalls } from '../../../contract/saferPlay';
import type { Context } from '../../context';
import { route } from '../../http/route';
import { change } from './change';
import { keepLimit, setLimit } from './limits';
import { exclude, liftExclusion, takeBreak } from './pauses';
import { acknowledge, setInterval } from './realityCheck';
import { resultsOf, sittingOf } from './results';

/** What players ask of the house for their own protection. */
export function registerSaferPlay(app: FastifyInstance, context: Context): void {
  route(app, context, saferPlayCalls.state, ({ player }) =>
    change(context, player.uid, async () => undefined),
  );
  route(app, context, saferPlayCalls.results, async ({ player }) => ({
    results: await resultsOf(context, player.uid),
  }));
  route(app, context, saferPlayCalls.sitting, ({ player }) => sittingOf(context, player.uid));
  serveLimits(app, context);
  servePauses(app, context);
}

function serveLimits(app: FastifyInstance, context: Context): void {
  route(app, context, saferPlayCalls.setLimit, ({ player, body: { most, ...name } }) =>
    change(context, player.uid, (transaction, who) => setLimit(transaction, who, name, most)),
  );
  route(app, context, saferPlayCalls.setSessionLimit, ({ player, body: { period, mostMinutes } }) =>
    change(context, player.uid, (transaction, who) =>
      setLimit(
        transaction,
        who,
        { kind: 'session', period },
        mostMinutes === null ? null : BigInt(mostMinutes),
      ),
    ),
  );
  route(app, context, saferPlayCalls.withdrawChange, ({ player, body }) =>
    change(context, player.uid, (transaction, who) => keepLimit(transaction, who, body)),
  );
}

function servePauses(app: FastifyInstance, context: Context): void {
  route(app, context, saferPlayCalls.setRealityCheck, ({ player, body }) =>
    change(context, player.uid, (transaction, who) => setInterval(transaction, who, body.minutes)),
  );
  route(app, context, saferPlayCalls.acknowledge, ({ player }) => change(context, player.uid, acknowledge));
  route(app, context, saferPlayCalls.takeBreak, ({ player, body }) =>
    change(context, player.uid, (transaction, who) => takeBreak(transaction, who, body.hours)),
  );
  route(app, context, saferPlayCalls.exclude, ({ player, body }) =>
    change(context, player.uid, (transaction, who) => exclude(transaction, who, body.months)),
  );
  route(app, context, saferPlayCalls.liftExclusion, ({ player }) =>
    change(context, player.uid, liftExclusion),
  );
}
