const DECIMAL = /^(\d{1,5})(?:\.(\d{0,4}))?$/

/** A number a person typed, in units of 10^-scale; undefined for anything else. */
export function unitsOf(text: string, scale: number): number | undefined {
  const match = DECIMAL.exec(text.trim())
  if (!match) return undefined
  return Number(`${match[1]}${(match[2] ?? '').padEnd(scale, '0').slice(0, scale)}`)
}
