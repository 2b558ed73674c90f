import type { Fault } from './fault.ts'

/**
 * Faults by the controls they are told at, the first of each: one within what a control's text was read as is that
 * control's, and names the entry.
 * @param read the names of the controls whose text was read as something else
 */
export function byControl(
  found: Iterable<Fault>,
  read: readonly string[],
  input: Readonly<Record<string, unknown>>,
): Map<string, Fault> {
  const faults = new Map<string, Fault>()
  for (const fault of found) {
    const name = read.find((each) => fault.field.startsWith(`${each}.`))
    if (name === undefined) faults.set(fault.field, fault)
    else if (!faults.has(name)) {
      const entry = (input[name] as Record<string, unknown> | undefined)?.[fault.field.slice(name.length + 1)]
      faults.set(name, { ...fault, field: name, ...(typeof entry === 'string' ? { entry } : {}) })
    }
  }
  return faults
}
