import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { SharedCounter } from './sharedCounter';

/** Has the limit of calls per address count over all processes. It keeps its answers and headers. */
export const callStore = (counter: SharedCounter): FastifyRateLimitStoreCtor =>
  class CallStore implements FastifyRateLimitStore {
    incr(address: string, callback: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      callback(null, { current: counter.add(address), ttl: counter.leftMs });
    }

    /** One limit for all routes. */
    child(): FastifyRateLimitStore {
      return this;
    }
  };
