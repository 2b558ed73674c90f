import { readdir, readFile } from 'node:fs/promises'

export interface Figures {
  descriptors: number
  memoryMegabytes: number
}

/** What a process holds now, as Linux tells it. */
export async function figuresOf(pid: number): Promise<Figures> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1])
  const descriptors = await readdir(`/proc/${pid}/fd`)
  return { descriptors: descriptors.length, memoryMegabytes: Math.round(kilobytes / 1024) }
}

/** The state of TCP of a connection that was closed on both sides: no process has it any more. */
const TIME_WAIT = '06'
const LISTENING = '0A'

/** How many connections with these ports some process of this machine holds open on the server's side. */
export async function connectionsWith(ports: readonly number[]): Promise<number> {
  const rows = (await readFile('/proc/net/tcp', 'utf8')).trim().split('\n').slice(1)
  const wanted = new Set(ports.map((port) => port.toString(16).toUpperCase().padStart(4, '0')))
  return rows.filter((row) => {
    const [, local = '', , state = '', , , , , , inode] = row.trim().split(/\s+/)
    return wanted.has(local.split(':')[1] ?? '') && state !== TIME_WAIT && state !== LISTENING && inode !== '0'
  }).length
}
