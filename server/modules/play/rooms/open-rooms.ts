import type { App } from '../../../platform/app.ts'
import { port } from '../../../platform/port.ts'
import type { RoomsQuestion, VendorProtocol, VendorRoom } from '../sessions/vendor-protocol-port.ts'

/** Tables change by the second; nobody sees them older than this. */
const FRESH_MILLISECONDS = 2_000
/** A vendor that did not answer, or has no tables, is asked again after so long. */
const SILENT_MILLISECONDS = 10_000
const NO_ROOMS_MILLISECONDS = 120_000
const MOST_KEPT = 1_000

export type RoomsTold = readonly VendorRoom[] | 'silent' | 'none'

/** What vendors tell of their tables, each asked once for all who look. */
export interface Rooms {
  of(question: RoomsQuestion): Promise<RoomsTold>
}

export const roomsPort = port<Rooms>('rooms of vendors')

interface Kept {
  told: Promise<RoomsTold>
  /** When it is asked again; unknown while it is being asked. */
  until: number
}

function lasting(told: RoomsTold): number {
  if (told === 'none') return NO_ROOMS_MILLISECONDS
  return told === 'silent' ? SILENT_MILLISECONDS : FRESH_MILLISECONDS
}

export function openRooms(app: App, protocols: readonly VendorProtocol[]): Rooms {
  const kept = new Map<string, Kept>()

  async function ask(question: RoomsQuestion): Promise<RoomsTold> {
    const { listRooms } = protocols.find(({ protocol }) => protocol === question.vendor.protocol) ?? {}
    if (!listRooms) return 'none'
    try {
      return (await listRooms(app, question)) ?? 'none'
    } catch (error) {
      app.log.warn({ err: error, vendor: question.vendor.code }, 'vendor table list not available')
      return 'silent'
    }
  }

  return {
    async of(question) {
      const { vendor, currency, isTrial } = question
      const key = `${vendor.id} ${currency} ${isTrial}`
      const known = kept.get(key)
      if (known && known.until > performance.now()) return known.told
      const asked: Kept = { told: ask(question), until: Infinity }
      kept.delete(key)
      kept.set(key, asked)
      const oldest = kept.keys().next()
      if (kept.size > MOST_KEPT && !oldest.done) kept.delete(oldest.value)
      const told = await asked.told
      asked.until = performance.now() + lasting(told)
      return told
    },
  }
}
