import { compile } from '@fastify/proxy-addr'
import { networkOf } from '../../platform/network.ts'

/** A handshake costs the most of all there is before a log-in, and who breaks it off can begin the next at once. */
const NEW_ONES_MILLISECONDS = 10_000

/** How many connections one network may have with this process, over all its listeners. */
export interface ConnectionBound {
  /**
   * Counts a connection of this address; undefined where it has as many as it may, or has begun as many in ten seconds.
   * Otherwise what to call at its end.
   */
  admit(address: string): (() => void) | undefined
}

/** Trusted proxies are not counted: through them come all the players there are. `trusted` as Fastify takes it. */
export function boundConnections(
  perNetwork: number,
  trusted: string | boolean,
  now = () => performance.now(),
): ConnectionBound {
  const isProxy = typeof trusted === 'string' ? compile(trusted.split(',')) : () => trusted
  const open = new Map<string, number>()
  let begun = new Map<string, number>()
  let since = now()

  return {
    admit(address) {
      if (isProxy(address, 0)) return () => {}
      if (now() - since >= NEW_ONES_MILLISECONDS) {
        begun = new Map()
        since = now()
      }
      const network = networkOf(address)
      const count = open.get(network) ?? 0
      const countBegun = begun.get(network) ?? 0
      if (count >= perNetwork || countBegun >= perNetwork) return undefined
      open.set(network, count + 1)
      begun.set(network, countBegun + 1)
      return () => {
        const left = open.get(network)! - 1
        if (left > 0) open.set(network, left)
        else open.delete(network)
      }
    },
  }
}
