import { Money } from '@croupier/basis/money.ts'
import { originsPort } from '../../platform/origins-port.ts'
import { RoomClosed, type VendorProtocol, type VendorRoom } from '../play/index.ts'
import { percentText } from './describe-desk.ts'
import { type Desk, findDesk, openDesks } from './desks-store.ts'
import { HOLDEM } from './offered.ts'

const ROOM = /^[1-9]\d{0,15}$/

function roomOf(desk: Desk & { players: number }): VendorRoom {
  const amount = (units: bigint) => new Money(desk.currency, units).toString()
  return {
    id: String(desk.id),
    game: HOLDEM,
    name: desk.name,
    names: {},
    seats: desk.seats,
    players: desk.players,
    ante: null,
    smallBlind: amount(desk.smallBlind),
    bigBlind: amount(desk.bigBlind),
    minBuyIn: amount(desk.minBuyIn),
    maxBuyIn: amount(desk.maxBuyIn),
    rakePercent: percentText(desk.rake),
    rakeCap: amount(desk.rakeCap),
    isTrial: desk.isTrial,
  }
}

/** The house's own tables: pages of the portal, and rooms beside those of vendors. */
export const pokerLaunch: VendorProtocol = {
  protocol: 'poker',
  async launch(app, { roomId }) {
    const { portal } = app.ports.use(originsPort)
    if (roomId === undefined) return { url: `${portal}/poker` }
    const desk = ROOM.test(roomId) ? await findDesk(app.database, BigInt(roomId)) : undefined
    if (desk?.state !== 'open') throw new RoomClosed('the table is closed')
    return { url: `${portal}/poker?table=${roomId}` }
  },
  // Members sit at tables for money, practice accounts at tables for play money, and nobody at the others'.
  async listRooms({ database }, { currency, isTrial }) {
    return (await openDesks(database, { currency, isTrial })).map(roomOf)
  },
}
