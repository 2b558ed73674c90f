import type { Bench, Bound, Figure, FigureUnit } from './bench.ts'

export interface Line {
  bench: string
  figure: string
  value: string
  bound: string
  verdict: 'reached' | `reached in run ${number}` | 'MISSED' | ''
}

const FORMATS: Record<FigureUnit, (value: number) => string> = {
  'per second': (value) => `${Math.round(value).toLocaleString('en')} /s`,
  ms: (value) => `${value.toFixed(2)} ms`,
  'processor ms': (value) => `${value.toFixed(2)} ms`,
  ratio: (value) => `${value.toFixed(2)} x`,
  bytes: (value) => `${Math.round(value).toLocaleString('en')} B`,
  rows: (value) => Math.round(value).toLocaleString('en'),
}

/**
 * Units that go by the machine's pace: the slower it is, the longer all takes by the clock and the less of it is done.
 * Processor time stays: it leaves out already what else the machine does.
 */
function atPace(bound: Bound, unit: FigureUnit, pace: number): Bound {
  if (unit === 'ms' && 'atMost' in bound) return { atMost: bound.atMost / pace }
  if (unit === 'per second' && 'atLeast' in bound) return { atLeast: bound.atLeast * pace }
  return bound
}

function isReached(value: number, bound: Bound): boolean {
  return 'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost
}

function describe(bound: Bound, format: (value: number) => string): string {
  return 'atLeast' in bound ? `at least ${format(bound.atLeast)}` : `at most ${format(bound.atMost)}`
}

/** One line per figure, its bound at this machine's pace, and one for each bound whose figure was not measured. */
export function linesOf(bench: Bench, figures: readonly Figure[], pace: number): Line[] {
  const lines = figures.map((figure): Line => {
    const set = bench.bounds[figure.name]
    const bound = set && atPace(set, figure.unit, pace)
    const format = FORMATS[figure.unit]
    return {
      bench: bench.name,
      figure: figure.name,
      value: format(figure.value),
      bound: bound ? describe(bound, format) : '',
      verdict: bound ? (isReached(figure.value, bound) ? 'reached' : 'MISSED') : '',
    }
  })
  for (const name of Object.keys(bench.bounds)) {
    if (figures.some((figure) => figure.name === name)) continue
    lines.push({ bench: bench.name, figure: name, value: 'not measured', bound: '', verdict: 'MISSED' })
  }
  return lines
}

export const isMissed = ({ verdict }: Line): boolean => verdict === 'MISSED'

/** The line of a benchmark that was not measured to its end. */
export const failedLine = (bench: string): Line => ({
  bench,
  figure: 'all',
  value: 'failed',
  bound: '',
  verdict: 'MISSED',
})

/**
 * The lines of a benchmark with those in the place of missed ones that were reached when it was measured again. What else a
 * machine does only takes away from a figure, so one run that reaches a bound shows that the code does.
 */
export function mended(lines: readonly Line[], again: readonly Line[], run: number): Line[] {
  if (lines.some(({ value }) => value === 'failed')) return again.map((line) => inRun(line, run))
  return lines.map((line) => {
    const better = again.find(({ figure, verdict }) => figure === line.figure && verdict === 'reached')
    return isMissed(line) && better ? inRun(better, run) : line
  })
}

const inRun = (line: Line, run: number): Line => ({
  ...line,
  verdict: line.verdict === 'reached' ? `reached in run ${run}` : line.verdict,
})

export function printTable(lines: readonly Line[], isQuick: boolean): void {
  const columns = ['bench', 'figure', 'value', 'bound', 'verdict'] as const
  const widths = columns.map((column) => Math.max(column.length, ...lines.map((line) => line[column].length)))
  const print = (cells: readonly string[]) =>
    console.log(
      cells
        .map((cell, at) => (at === 2 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
  console.log(isQuick ? '\nQuick run, smaller sizes:' : '\nFull run:')
  print(columns)
  for (const line of lines) print(columns.map((column) => line[column]))
}
