import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type BettingHouse, MEMBERS, SECRET } from './betting-house.ts'

export const CONNECTIONS = 64

interface Run {
  perSecond: number
  /** How many calls were answered. */
  calls: number
  /** Milliseconds each call took that was due once the vendor's process had warmed. */
  times: number[]
  refused: number
}

/**
 * A vendor's process of its own calls one route of the house for so long, over connections that stay open: each again as
 * soon as it is answered, or so many times a second in all.
 */
export function callRoute(house: BettingHouse, route: string, milliseconds: number, perSecond = 0): Promise<Run> {
  const script = fileURLToPath(new URL('./vendor-client.ts', import.meta.url))
  const path = `/vendors/BENCH/${route}`
  const args = [house.port, path, SECRET, CONNECTIONS, milliseconds, MEMBERS, perSecond].map(String)
  return new Promise((resolve, reject) => {
    const child = fork(script, args, { stdio: 'inherit' })
    child.on('message', (run) => resolve(run as Run))
    child.on('exit', (code) => {
      if (code !== 0) reject(new Error(`the vendor’s process ended with ${code}`))
    })
  })
}
