import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { SeenNonce } from '../../platform/body-keys.ts'
import { countCall } from '../../platform/call-counts.ts'
import type { Database } from '../../platform/database.ts'
import { networkOf } from '../../platform/network.ts'
import { Refusal } from '../../platform/refusal.ts'

/** What one address may ask of one process in a minute, whatever it asks. Mobile carriers put many behind one address. */
const PER_MINUTE_AND_ADDRESS = 3_000

/** The same for routes that other companies' servers call: all of a vendor's players come from a few addresses. */
const PER_MINUTE_AND_SERVER = 3_000_000

/** A call of an operation that has a limit of its own. */
export interface LimitedCall {
  operation: string
  perMinute: number
  /** Whose calls are counted: a network, or a member wherever they are. */
  by: string
}

export interface RateLimits {
  /** Counts a request of this address. @throws Refusal request.too.many with `retryAfterSeconds` */
  general(ip: string): Promise<void>
  /** Counts a request of another company's server. @throws Refusal request.too.many with `retryAfterSeconds` */
  servers(ip: string): Promise<void>
  /**
   * Counts a call of an operation that has its own limit, over all processes. The nonce that `open` answers is remembered
   * in the same statement, unless the call is one too many; a call that cannot be opened is counted all the same.
   * @throws Refusal request.too.many with `retryAfterSeconds`, request.replayed, and what `open` throws
   */
  operation(call: LimitedCall, open?: () => Promise<SeenNonce>): Promise<void>
}

function tooMany(milliseconds: number): Refusal {
  return new Refusal('request.too.many', { retryAfterSeconds: Math.ceil(milliseconds / 1_000) })
}

function refuse(result: unknown): never {
  throw result instanceof RateLimiterRes ? tooMany(result.msBeforeNext) : result
}

export function openRateLimits(database: Database): RateLimits {
  const addresses = new RateLimiterMemory({ points: PER_MINUTE_AND_ADDRESS, duration: 60 })
  const servers = new RateLimiterMemory({ points: PER_MINUTE_AND_SERVER, duration: 60 })
  // A caller whose minute is full is refused from memory, before anything is opened or counted.
  const full = new RateLimiterMemory({ points: 1, duration: 60 })

  async function count({ operation, perMinute, by }: LimitedCall, nonce?: SeenNonce): Promise<void> {
    const key = `${operation}:${by}`
    const { calls, milliseconds, isNonceNew } = await countCall(database, key, perMinute, nonce)
    if (calls > perMinute) {
      // For no time at all would be forever.
      await full.block(key, Math.max(milliseconds, 1) / 1_000)
      throw tooMany(milliseconds)
    }
    if (!isNonceNew) throw new Refusal('request.replayed')
  }

  return {
    async general(ip) {
      await addresses.consume(networkOf(ip)).catch(refuse)
    },
    async servers(ip) {
      await servers.consume(networkOf(ip)).catch(refuse)
    },
    async operation(call, open) {
      const known = await full.get(`${call.operation}:${call.by}`)
      if (known && known.msBeforeNext > 0) throw tooMany(known.msBeforeNext)
      let nonce: SeenNonce | undefined
      try {
        nonce = await open?.()
      } catch (fault) {
        await count(call)
        throw fault
      }
      await count(call, nonce)
    },
  }
}
