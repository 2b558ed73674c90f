/**
 * Reads what never changes by its key: once however many ask at the same time, and again only when nobody holds what was
 * read. So it lies in memory once for all who are being served it, and no longer than that.
 */
export function shareWhileHeld<Value extends object>() {
  const reading = new Map<string, Promise<Value | undefined>>()
  const held = new Map<string, WeakRef<Value>>()
  const letGo = new FinalizationRegistry<string>((key) => {
    if (held.get(key)?.deref() === undefined) held.delete(key)
  })

  async function readNow(key: string, read: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const value = await read()
    if (value) {
      held.set(key, new WeakRef(value))
      letGo.register(value, key)
    }
    return value
  }

  return async (key: string, read: () => Promise<Value | undefined>): Promise<Value | undefined> => {
    const known = held.get(key)?.deref()
    if (known) return known
    const begun = reading.get(key)
    if (begun) return begun
    const now = readNow(key, read).finally(() => reading.delete(key))
    reading.set(key, now)
    return now
  }
}
