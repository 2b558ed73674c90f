import * as z from 'zod/mini'
import { vendorSecret } from '../../../modules/catalogue/index.ts'
import { LaunchRefused, type RoomsQuestion, type VendorRoom } from '../../../modules/play/index.ts'
import type { App } from '../../../platform/app.ts'
import { askVendor, routeOf } from '../common/ask-vendor.ts'
import { signatureOf } from './signature.ts'

const MOST_ROOMS = 500

const text = z.string().check(z.minLength(1), z.maxLength(120))
const code = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$/))
const count = z.int().check(z.minimum(0), z.maximum(1000))
/** A decimal string, or nothing where the table has no such figure. */
const figure = z._default(z.nullable(z.string().check(z.regex(/^\d{1,12}(?:\.\d{1,8})?$/))), null)

const room = z.object({
  room_id: code,
  game: z.string().check(z.minLength(1), z.maxLength(100)),
  name: text,
  names: z._default(z.record(z.string(), text), {}),
  seats: count,
  players: count,
  ante: figure,
  small_blind: figure,
  big_blind: figure,
  min_buy_in: figure,
  max_buy_in: figure,
  rake_percent: figure,
  rake_cap: figure,
  demo: z.boolean(),
})

const roomsAnswer = z.object({ rooms: z.array(room).check(z.maxLength(MOST_ROOMS)) })

function readRooms(answer: string): VendorRoom[] {
  let json: unknown
  try {
    json = JSON.parse(answer)
  } catch {
    throw new LaunchRefused('the vendor answered no tables')
  }
  const read = z.safeParse(roomsAnswer, json)
  if (!read.success) throw new LaunchRefused(`the vendor answered tables nobody can read: ${answer.slice(0, 300)}`)
  return read.data.rooms.map((one) => ({
    id: one.room_id,
    game: one.game,
    name: one.name,
    names: one.names,
    seats: one.seats,
    players: Math.min(one.players, one.seats),
    ante: one.ante,
    smallBlind: one.small_blind,
    bigBlind: one.big_blind,
    minBuyIn: one.min_buy_in,
    maxBuyIn: one.max_buy_in,
    rakePercent: one.rake_percent,
    rakeCap: one.rake_cap,
    isTrial: one.demo,
  }))
}

/** A vendor's tables, by `/rooms` beside its launcher: ours, beside the published wire. Who has none answers 404. */
export async function listRooms(app: App, { vendor, currency, isTrial }: RoomsQuestion) {
  const { launchUrl, casinoId } = vendor.settings
  const secret = vendorSecret(app, vendor)
  if (launchUrl === undefined || casinoId === undefined || secret === undefined) return undefined
  const body = JSON.stringify({ casino_id: casinoId, currency, demo_only: isTrial })
  try {
    const address = routeOf(launchUrl, 'api/v1/softswiss/rooms')
    return readRooms(await askVendor(app, address, body, { 'x-request-sign': signatureOf(body, secret) }))
  } catch (error) {
    if (error instanceof LaunchRefused && error.said?.status === 404) return undefined
    throw error
  }
}

/** Their word for a table that is full or gone. */
const ROOM_CLOSED = 481

/** Whether a launch was refused because of its table. */
export function isRoomClosed(error: unknown): error is LaunchRefused {
  if (!(error instanceof LaunchRefused) || error.said === undefined) return false
  try {
    const { meta } = JSON.parse(error.said.text) as { meta?: { api_code?: unknown } | null }
    return meta?.api_code === ROOM_CLOSED
  } catch {
    return false
  }
}
