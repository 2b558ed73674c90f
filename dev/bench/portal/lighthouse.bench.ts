import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { Audit } from 'lighthouse/core/audits/audit.js'
import { throttling } from 'lighthouse/core/config/constants.js'
import type { TraceEvent } from 'lighthouse'
import { findChromium } from '../../checks/chromium.ts'
import { type Bench, type Figure, median } from '../bench.ts'
import { ports } from '../running-product.ts'

/** What visitors come to first. */
const pages = ['/', '/rng', '/promotions', '/help']
const languages = ['bn', 'en']

/** Lighthouse's own score with the blocking that the page's thread worked for: see `processorBlocking`. */
const BY_PROCESSOR = 'performance, by processor time'

/** What the median of RUNS must reach, at the most a hundred. */
const LEAST = { [BY_PROCESSOR]: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const bounded = [BY_PROCESSOR, 'accessibility', 'best-practices', 'seo'] as const
const figures = ['performance', ...bounded] as const
const RUNS = 3

/** What the score of performance is made of: said beside it, so that a low one tells where to look. Milliseconds, but for the shift. */
const parts = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'speed-index',
  'cumulative-layout-shift',
] as const

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>

/** How many times as long as a machine of the reference's pace Lighthouse's phone takes for a task. */
const SLOWER = 4
const BLOCKING_FROM = 50
const PROCESSOR_BLOCKING = 'blocking by processor time'

/**
 * Milliseconds of total blocking time, as Lighthouse defines it (what tasks after the first contentful paint take above
 * 50 ms), had each task taken as long as the page's thread was on the processor. The clock's figure holds what the machine
 * did meanwhile too, twice to four times as much on a virtual one.
 */
function processorBlocking(events: readonly (TraceEvent & { tdur?: number })[]): number {
  const navigated = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'),
  )
  const painted = events.find(({ name, pid }) => name === 'firstContentfulPaint' && pid === navigated?.pid)
  if (!navigated || !painted) return Number.NaN
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'RunTask' && pid === navigated.pid && tid === navigated.tid && ts >= painted.ts,
  )
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (SLOWER * tdur) / 1_000 - BLOCKING_FROM), 0)
}

/** As Lighthouse scores total blocking time on phones: so many milliseconds for 0.9 and for 0.5. */
const BLOCKING_POINTS = { p10: 200, median: 600 }

/** The score of performance by Lighthouse's own weights, were its total blocking time this. */
function scoreWith(blocking: number, { categories: all, audits }: Result['lhr']): number {
  const parts = all['performance']!.auditRefs.filter(({ weight }) => weight > 0)
  const scoreOf = (id: string) =>
    id === 'total-blocking-time' ? Audit.computeLogNormalScore(BLOCKING_POINTS, blocking) : (audits[id]?.score ?? 0)
  const sum = parts.reduce((whole, { id, weight }) => whole + weight * scoreOf(id), 0)
  return Math.round((100 * sum) / parts.reduce((whole, { weight }) => whole + weight, 0))
}

/** What costs a category without a clock its full score: the audit, and the first of what it found. */
function faultsOf({ categories: all, audits }: Result['lhr']): string[] {
  const faulty = ['accessibility', 'best-practices', 'seo']
    .flatMap((name) => all[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
  return faulty.map(({ id }) => {
    const { details } = audits[id]!
    const [first] = details && 'items' in details ? details.items : []
    return `${id}: ${JSON.stringify(first ?? null).slice(0, 600)}`
  })
}

async function measure(
  chromium: string,
  path: string,
  language: string,
  slower: number,
  say: (line: string) => void,
): Promise<Record<string, number>> {
  const chrome = await launch({
    chromePath: chromium,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--lang=${language}`,
      `--accept-lang=${language}`,
    ],
  })
  try {
    const result = await lighthouse(`http://127.0.0.1:${ports.PORT}${path}?language=${language}`, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: 'error',
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slower },
    })
    for (const fault of result ? faultsOf(result.lhr) : []) say(`  ${path}, ${language}: ${fault}`)
    const scored = Object.entries(result?.lhr.categories ?? {}).map(([name, each]) => [
      name,
      Math.round((each.score ?? 0) * 100),
    ])
    const measured = parts.map((name) => [name, result?.lhr.audits[name]?.numericValue ?? 0])
    const blocking = processorBlocking(result?.artifacts.Trace?.traceEvents ?? [])
    const byProcessor = result && !Number.isNaN(blocking) ? scoreWith(blocking, result.lhr) : 0
    const own = [
      [PROCESSOR_BLOCKING, blocking],
      [BY_PROCESSOR, byProcessor],
    ]
    return Object.fromEntries([...scored, ...measured, ...own]) as Record<string, number>
  } finally {
    chrome.kill()
  }
}

/** One run that has a score of each kind: one that lost its browser or its trace says nothing and is run again. */
async function scored(
  chromium: string,
  path: string,
  language: string,
  slower: number,
  say: (line: string) => void,
): Promise<Record<string, number>> {
  for (let attempt = 1; ; attempt += 1) {
    const scores = await measure(chromium, path, language, slower, say)
    if (figures.every((name) => (scores[name] ?? 0) > 0)) return scores
    if (attempt === 5) throw new Error(`${path} in ${language} got no score in five runs`)
  }
}

/** Whether the runs that are left can no longer change on which side of its bound a median lies. */
function isDecided(runs: readonly Record<string, number>[]): boolean {
  return bounded.every((name) => {
    const reached = runs.filter((run) => (run[name] ?? 0) >= LEAST[name]).length
    return Math.max(reached, runs.length - reached) > RUNS / 2
  })
}

/**
 * Lighthouse as a phone sees it, on each page and in each language: medians of three runs, or of fewer where those decide, of
 * which the worst is bounded. Its own score of performance goes by the clock and is only told.
 */
const bench: Bench = {
  name: 'portal lighthouse (mobile)',
  usesProduct: true,
  bounds: Object.fromEntries(bounded.map((name) => [name, { atLeast: LEAST[name] }])),
  async run({ isQuick, pace, say, startProduct }): Promise<Figure[]> {
    // A machine that is slower itself is slowed down less: the phone stays the same.
    const slower = Math.max(1, SLOWER * pace)
    const chromium = await findChromium()
    await startProduct()
    const worst = new Map<string, number>()
    for (const path of pages) {
      for (const language of languages) {
        const runs: Record<string, number>[] = []
        do runs.push(await scored(chromium, path, language, slower, say))
        while (!isQuick && !isDecided(runs))
        const scores = figures.map((name) => [name, median(runs.map((run) => run[name] ?? 0))] as const)
        say(
          `${path}, ${language}: ${scores.map(([name, score]) => `${name} ${score}`).join(', ')} (${runs.length} runs)`,
        )
        const medians = [...parts, PROCESSOR_BLOCKING].map(
          (name) => `${name} ${median(runs.map((run) => run[name] ?? 0)).toFixed(name.endsWith('shift') ? 3 : 0)}`,
        )
        say(`  ${medians.join(', ')}`)
        for (const [name, score] of scores) worst.set(name, Math.min(score, worst.get(name) ?? score))
      }
    }
    return figures.map((name) => ({ name, value: worst.get(name) ?? 0, unit: 'ratio' }))
  },
}

export default bench
