// Run as a thread of its own, so that asking takes no time of the process that answers.
import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { assert } from '@croupier/basis/assert.ts'

export interface Visit {
  port: number
  merchant: string
  connections: number
  /** Of all visits which: each comes from addresses of its own. */
  number: number
  milliseconds: number
  /** Asked in turn; each connection begins elsewhere. */
  paths: readonly string[]
}

const { port, merchant, connections, number, milliseconds, paths } = workerData as Visit

/** Each connection from an address of its own, since what one address may ask is limited. */
function openConnection(index: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.${number}.${index + 1}` } as object)
}

function ask(agent: Agent, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent, headers: { merchant } }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    }).on('error', reject)
  })
}

async function visit(index: number, end: number): Promise<number> {
  const agent = openConnection(index)
  let asked = 0
  while (performance.now() < end) {
    const status = await ask(agent, paths[(index * 37 + asked) % paths.length]!)
    assert(status === 200, `an answer is one of the catalogue: ${status}`)
    asked += 1
  }
  agent.destroy()
  return asked
}

const end = performance.now() + milliseconds
const all = await Promise.all(Array.from({ length: connections }, (_, index) => visit(index, end)))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.postMessage(all.reduce((sum, each) => sum + each, 0))
