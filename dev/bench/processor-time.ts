import { readdirSync, readFileSync } from 'node:fs'
import { type Database, sql } from '@croupier/server/platform/database.ts'

/** Linux counts processor time in hundredths of a second, whatever its clock ticks at. */
const TICKS = 100

interface ProcessTime {
  parent: number
  /** Seconds of its own, and of its children that have ended. */
  own: number
  ended: number
}

function timeOf(pid: string): ProcessTime | undefined {
  try {
    // The name, in brackets, may hold anything; what follows it is plain.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
    return { parent: Number(fields[1]), own: (user + system) / TICKS, ended: (endedUser + endedSystem) / TICKS }
  } catch {
    // It has ended since it was listed.
    return undefined
  }
}

/**
 * Counts the processor seconds that this process and its PostgreSQL have used: what a piece of work costs, whatever else
 * the machine does. Undefined where the system does not tell (it is read from /proc, on Linux).
 */
export async function watchProcessorTime(database: Database): Promise<(() => number) | undefined> {
  if (process.platform !== 'linux') return undefined
  const { pid } = await database.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const postmaster = timeOf(String(pid))?.parent
  if (postmaster === undefined) return undefined
  return () => {
    const { user, system } = process.cpuUsage()
    let seconds = (user + system) / 1_000_000
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue
      const time = timeOf(name)
      if (Number(name) === postmaster) seconds += (time?.own ?? 0) + (time?.ended ?? 0)
      else if (time?.parent === postmaster) seconds += time.own
    }
    return seconds
  }
}
