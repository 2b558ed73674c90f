import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Bench } from './bench.ts'

/** Benchmarks that are measured in one process, on one PostgreSQL. */
export interface Group {
  /** The folder of their subject; of those that look at the product's pages, which is started once for all, `pages`. */
  name: string
  benches: Bench[]
}

const PAGES = 'pages'

/**
 * Every `*.bench.ts` below this folder whose name holds what is wanted (everything, where that is empty), by group, those
 * that look at pages last: a new one needs no entry anywhere.
 */
export async function findBenches(wanted = ''): Promise<Group[]> {
  const files = globSync('**/*.bench.ts', { cwd: import.meta.dirname }).sort()
  const groups = new Map<string, Bench[]>()
  const pages: Bench[] = []
  for (const file of files) {
    const { default: bench } = (await import(`./${file}`)) as { default: Bench }
    if (!bench.name.includes(wanted)) continue
    if (bench.usesProduct) pages.push(bench)
    else groups.set(dirname(file), [...(groups.get(dirname(file)) ?? []), bench])
  }
  if (pages.length > 0) groups.set(PAGES, pages)
  return [...groups].map(([name, benches]) => ({ name, benches }))
}
