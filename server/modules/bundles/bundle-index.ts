import { Ratio } from '@croupier/basis/ratio.ts'
import * as z from 'zod/mini'
import type { BundleFaults } from './bundle-fault.ts'

/** A mode as index.json declares it. */
export interface DeclaredMode {
  readonly name: string
  /** Bets a round costs. */
  readonly cost: Ratio
  /** File of the books. */
  readonly events: string
  /** File of ids, weights and payouts. */
  readonly weights: string
}

export const INDEX_FILE = 'index.json'

/** A number as it is written, so that a cost is read without a float between. */
const written = z.object({ written: z.string() })
/** A file beside the index: no folder, nothing hidden. */
const fileName = z.string().check(z.regex(/^[A-Za-z0-9_][\w.-]{0,99}$/))

const mode = z.object({
  name: z.string().check(z.regex(/^[A-Za-z0-9_][\w -]{0,39}$/)),
  cost: written,
  events: fileName,
  weights: fileName,
})

const reasons: Readonly<Record<string, string>> = {
  name: 'is no name of 1 to 40 letters, digits, spaces, - and _',
  cost: 'is no number',
  events: 'is no name of a file beside index.json',
  weights: 'is no name of a file beside index.json',
}

const COST = /^(?:0|[1-9]\d{0,5})(?:\.\d{1,6})?$/

function parse(text: string): unknown {
  return JSON.parse(text, (_name, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' ? { written: context?.source ?? String(value) } : value,
  )
}

function lineOf(text: string, part: string): number | null {
  const at = text.indexOf(part)
  return at < 0 ? null : text.slice(0, at).split('\n').length
}

/**
 * The modes of a bundle. Names that differ in letter case alone count as one, for clients write them in capitals.
 * Everything wrong is added to `faults`; of what is right, all is answered.
 */
export function readIndex(text: string, faults: BundleFaults): DeclaredMode[] {
  let index: unknown
  try {
    index = parse(text)
  } catch (error) {
    faults.add(INDEX_FILE, null, `is no JSON: ${(error as Error).message}`)
    return []
  }
  const listed = z.safeParse(z.object({ modes: z.array(z.unknown()).check(z.minLength(1), z.maxLength(50)) }), index)
  if (!listed.success) {
    faults.add(INDEX_FILE, null, '“modes” is no list of 1 to 50 modes')
    return []
  }

  const modes: DeclaredMode[] = []
  for (const [place, each] of listed.data.modes.entries()) {
    const read = z.safeParse(mode, each)
    if (!read.success) {
      for (const { path } of read.error.issues) {
        const field = String(path[0] ?? '')
        faults.add(INDEX_FILE, null, `modes[${place}]${field && `.${field}`} ${reasons[field] ?? 'is no mode'}`)
      }
      continue
    }
    const { name, cost, events, weights } = read.data
    const line = lineOf(text, JSON.stringify(name))
    if (!COST.test(cost.written) || Ratio.parse(cost.written).numerator === 0n) {
      faults.add(INDEX_FILE, line, `mode ${name}: the cost is no plain number above 0: ${cost.written.slice(0, 40)}`)
      continue
    }
    const same = modes.find((other) => other.name.toLowerCase() === name.toLowerCase())
    if (same) faults.add(INDEX_FILE, line, `mode ${name} is named twice`)
    else modes.push({ name, cost: Ratio.parse(cost.written), events, weights })
  }
  return modes
}
