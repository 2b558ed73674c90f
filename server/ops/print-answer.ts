/** Ids and money units are bigint inside; JSON speaks text. */
function plain(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}

export function asJsonLine(value: unknown): string {
  return `${JSON.stringify(value, plain)}\n`
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'object') return JSON.stringify(value, plain)
  return String(value)
}

function table(rows: readonly Record<string, unknown>[]): string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = [names, ...rows.map((row) => names.map((name) => cell(row[name])))]
  const widths = names.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)))
  return cells.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column]!))
      .join('   ')
      .trimEnd(),
  )
}

function isRowList(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object' && row !== null)
}

/** An answer for a person at a terminal: a line per fact, a table where there is a list. */
export function asLines(value: unknown): string {
  if (typeof value === 'string') return `${value.trimEnd()}\n`
  if (isRowList(value)) return `${table(value).join('\n')}\n`
  if (typeof value !== 'object' || value === null) return `${cell(value)}\n`
  const facts = Object.entries(value)
  const width = Math.max(0, ...facts.map(([name]) => name.length))
  const lines = facts.flatMap(([name, fact]) =>
    isRowList(fact)
      ? ['', `${name}:`, ...table(fact).map((line) => `  ${line}`)]
      : [`${name.padEnd(width)}   ${cell(fact)}`],
  )
  return `${lines.join('\n').trim()}\n`
}
