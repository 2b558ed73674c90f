import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../../platform/database.ts'
import { networkOf } from '../../platform/network.ts'
import { Refusal } from '../../platform/refusal.ts'

/** What one address may ask of one process in a minute, whatever it asks. Mobile carriers put many behind one address. */
const PER_MINUTE_AND_ADDRESS = 3_000

/** The same for routes that other companies' servers call: all of a vendor's players come from a few addresses. */
const PER_MINUTE_AND_SERVER = 3_000_000

export interface RateLimits {
  /** Counts a request of this address. @throws Refusal request.too.many with `retryAfterSeconds` */
  general(ip: string): Promise<void>
  /** Counts a request of another company's server. @throws Refusal request.too.many with `retryAfterSeconds` */
  servers(ip: string): Promise<void>
  /** Counts a call of an operation that has its own limit, over all processes. @throws Refusal request.too.many */
  operation(name: string, perMinute: number, ip: string): Promise<void>
}

function tooMany(result: unknown): never {
  if (!(result instanceof RateLimiterRes)) throw result
  throw new Refusal('request.too.many', { retryAfterSeconds: Math.ceil(result.msBeforeNext / 1000) })
}

export function openRateLimits(database: Database): RateLimits {
  const addresses = new RateLimiterMemory({ points: PER_MINUTE_AND_ADDRESS, duration: 60 })
  const servers = new RateLimiterMemory({ points: PER_MINUTE_AND_SERVER, duration: 60 })
  const perOperation = new Map<string, RateLimiterPostgres>()

  function limiterOf(name: string, perMinute: number): RateLimiterPostgres {
    let limiter = perOperation.get(name)
    if (!limiter) {
      limiter = new RateLimiterPostgres({
        storeClient: database.pool,
        storeType: 'pool',
        schemaName: 'platform',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: name,
        points: perMinute,
        duration: 60,
        clearExpiredByTimeout: false,
        // A database that does not answer stops the operation itself; the limiter need not add to it.
        insuranceLimiter: new RateLimiterMemory({ points: perMinute, duration: 60 }),
      })
      perOperation.set(name, limiter)
    }
    return limiter
  }

  return {
    async general(ip) {
      await addresses.consume(networkOf(ip)).catch(tooMany)
    },
    async servers(ip) {
      await servers.consume(networkOf(ip)).catch(tooMany)
    },
    async operation(name, perMinute, ip) {
      await limiterOf(name, perMinute).consume(networkOf(ip)).catch(tooMany)
    },
  }
}
