import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

const SPINNING = `
  const { workerData } = require('node:worker_threads')
  const end = performance.now() + workerData
  while (performance.now() < end);`

/**
 * The share of the machine's processors that one who wants all of them gets, above 0 and 1 at most: as many threads as there
 * are cores count for so many milliseconds, and are asked how long of that they were on a processor.
 */
export async function measureProcessorShare(milliseconds: number): Promise<number> {
  const cores = availableParallelism()
  const workers = Array.from({ length: cores }, () => new Worker(SPINNING, { eval: true, workerData: milliseconds }))
  const before = process.cpuUsage()
  const from = performance.now()
  await Promise.all(workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve))))
  const { user, system } = process.cpuUsage(before)
  return Math.min(1, (user + system) / 1_000 / (cores * (performance.now() - from)))
}
