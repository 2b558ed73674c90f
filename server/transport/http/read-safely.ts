/** Whether anything in it would stand for an object's prototype, once somebody copies it. */
function isPoisoned(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Object.hasOwn(value, '__proto__')) return true
  const { constructor: made } = value as { constructor?: unknown }
  if (Object.hasOwn(value, 'constructor') && typeof made === 'object' && made && Object.hasOwn(made, 'prototype')) {
    return true
  }
  return Object.values(value).some(isPoisoned)
}

/** What a body says; undefined where it is no JSON, or one that reaches for a prototype, as fastify's own reader has it. */
export function readSafely(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isPoisoned(value) ? undefined : { value }
  } catch {
    return undefined
  }
}
