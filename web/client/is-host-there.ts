/** How long a host may take to say that it is there, in milliseconds. */
const PATIENCE = 3000

/** Whether the host of this address answers at all: what it says is not read, since it is another origin's. */
export async function isHostThere(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    await fetch(new URL('/healthz', address), { mode: 'no-cors', cache: 'no-store', signal })
    return true
  } catch {
    return false
  }
}
