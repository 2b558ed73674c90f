import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { HOLDEM, POKER_VENDOR, tickPoker } from '@croupier/server/modules/poker/index.ts'
import { sql } from '@croupier/server/platform/database.ts'
import type { TestServer } from './server.ts'
import { asOperator } from './vendor.ts'

/** Puts the house's own poker in the catalogue. */
export async function openPoker(server: TestServer): Promise<void> {
  await asOperator(server, 'setVendor', { code: POKER_VENDOR, name: 'The card room', protocol: 'poker' })
  const game = { code: HOLDEM, name: 'Hold’em', type: 'PVP', isDemoCapable: true }
  await asOperator(server, 'addGame', { vendor: POKER_VENDOR, ...game })
  await server.wired.app.ports.use(cataloguePort).refresh()
}

export const tableOfTests = {
  name: 'Test table',
  currency: 'BDT',
  seats: 6,
  smallBlind: '1.00',
  bigBlind: '2.00',
  minBuyIn: '40.00',
  maxBuyIn: '200.00',
  rake: 500,
  rakeCap: '3.00',
}

/** A table of blinds 1 and 2, with a rake of 5 % up to 3. */
export async function openPokerTable(server: TestServer, more: Partial<typeof tableOfTests> | object = {}) {
  const { tableId } = await asOperator<{ tableId: number }>(server, 'createPokerTable', { ...tableOfTests, ...more })
  return tableId
}

/** The house looks at the clock. */
export async function tickThePoker({ wired }: Pick<TestServer, 'wired'>): Promise<void> {
  await tickPoker(wired.app)
}

/** Lets so many milliseconds pass at a table, without waiting for them, and looks at the clock. */
export async function passAtTable(server: TestServer, tableId: number, milliseconds: number): Promise<void> {
  const { database } = server.wired.app
  const by = sql`make_interval(secs => ${milliseconds / 1000})`
  await database.run(sql`
    update poker.desk set due_at = due_at - ${by}, next_hand_at = next_hand_at - ${by} where id = ${tableId}`)
  await database.run(sql`
    update poker.hand set turn_began_at = turn_began_at - ${by} where desk_id = ${tableId} and state = 'playing'`)
  await database.run(sql`update poker.seat set out_since = out_since - ${by} where desk_id = ${tableId}`)
  await tickThePoker(server)
}

/** So long until a next hand begins by itself, at most. */
const PAUSE = 8_000

/** Lets the next hand of a table begin. */
export async function dealNext(server: TestServer, tableId: number): Promise<void> {
  // Seats are given up first where somebody leaves, and the hand begins with the look after it.
  await passAtTable(server, tableId, PAUSE)
  await tickThePoker(server)
}
