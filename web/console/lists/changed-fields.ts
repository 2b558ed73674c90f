/**
 * Of what boxes hold, what differs from what they were given, and whatever they were given nothing of: what a colleague
 * changed meanwhile is not written back by who never touched it. A box may hold as text what was given as a number.
 */
export function changedFields<Input>(input: Input, given: Readonly<Record<string, unknown>>): Input {
  const changed = Object.entries(input as object).filter(
    ([name, value]) => !(name in given) || String(value) !== String(given[name]),
  )
  return Object.fromEntries(changed) as Input
}
