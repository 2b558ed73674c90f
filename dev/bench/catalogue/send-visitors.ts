import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Visit } from './visitors.ts'

let visits = 0

/**
 * Lets visitors ask from a thread of their own, and from addresses that nobody asked from before. Answers how many answers
 * they had in a second.
 */
export async function sendVisitors(visit: Omit<Visit, 'number'>): Promise<number> {
  visits += 1
  const workerData: Visit = { ...visit, number: visits }
  const visitors = new Worker(new URL('visitors.ts', import.meta.url), { workerData })
  const [asked] = (await once(visitors, 'message')) as [number]
  await visitors.terminate()
  return (asked / visit.milliseconds) * 1000
}
