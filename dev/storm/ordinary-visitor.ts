// Run as a thread of its own: what the crowd costs the process it is in must not count as the server's time.
import { request as askPlain } from 'node:http'
import { request as askSecurely } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { Target } from './hostile-sockets.ts'

/** What a visitor tells of each request: milliseconds until it was answered, or what came instead. */
export type Wait = number | string

const ASK_EVERY_MILLISECONDS = 100
const { targets } = workerData as { targets: readonly Target[] }

function ask({ port, speaks }: Target): Promise<Wait> {
  const since = performance.now()
  const options = { host: '127.0.0.1', port, path: '/readyz', agent: false, rejectUnauthorized: false }
  return new Promise((resolve) => {
    const call = (speaks === 'http' ? askPlain : askSecurely)(options, (answer) => {
      const { statusCode } = answer
      answer.resume().once('end', () => resolve(statusCode === 200 ? performance.now() - since : String(statusCode)))
    })
    call.once('error', (error) => resolve(error.message)).end()
  })
}

for (let turn = 0; ; turn += 1) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort!.postMessage(await ask(targets[turn % targets.length]!))
  await sleep(ASK_EVERY_MILLISECONDS)
}
