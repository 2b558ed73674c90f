import { listRooms } from '@croupier/api/play/rooms/list-rooms.ts'
import { isLanguage, matchLanguage } from '@croupier/words/languages.ts'
import { implement } from '../../../platform/implement.ts'
import { displayNameOf, type Game, isClosedTo, type Vendor, vendorById, cataloguePort } from '../../catalogue/index.ts'
import { isModuleOn } from '../../settings/index.ts'
import type { VendorRoom } from '../sessions/vendor-protocol-port.ts'
import { roomsPort } from './open-rooms.ts'

function describeRoom(room: VendorRoom, game: Game, vendor: Vendor, language: string) {
  const { id, game: gameId, name, names, ...figures } = room
  return {
    ...figures,
    roomId: id,
    roomName: names[language] ?? name,
    nodeId: game.nodeId,
    gameId,
    gameName: displayNameOf(game, language),
    vassalage: vendor.code,
    vendorName: vendor.name,
    isFull: room.players >= room.seats,
  }
}

/** Tables for money before those for practice, the cheaper first. */
function inOrder(one: VendorRoom, other: VendorRoom): number {
  const stakeOf = ({ ante, bigBlind, minBuyIn }: VendorRoom) => Number(ante ?? bigBlind ?? minBuyIn ?? 0)
  return Number(one.isTrial) - Number(other.isTrial) || stakeOf(one) - stakeOf(other)
}

export default implement(listRooms, async (ctx, { vassalage, gameId, language: asked }) => {
  const language = asked ? matchLanguage(asked, ctx.language, isLanguage) : ctx.language
  const isDemoOffered = isModuleOn(ctx, 'DEMOPLAY3')
  const { currency, isTrial } = ctx.session
  const games = new Map<number, Map<string, Game>>()
  for (const game of ctx.use(cataloguePort).games()) {
    if (game.type !== 'PVP' || game.status !== 'open') continue
    if (gameId !== undefined && game.code !== gameId) continue
    const vendor = vendorById(ctx, game.vendorId)
    if (vendor?.status !== 'open' || isClosedTo(ctx, { game, vendor })) continue
    if (vassalage !== undefined && vendor.code !== vassalage) continue
    const own = games.get(vendor.id) ?? new Map<string, Game>()
    games.set(vendor.id, own.set(game.code, game))
  }
  const told = await Promise.all(
    Array.from(games, async ([vendorId, own]) => {
      const vendor = vendorById(ctx, vendorId)!
      const rooms = await ctx.use(roomsPort).of({ vendor, currency, isTrial })
      if (rooms === 'none') return { rooms: [], silent: [] }
      if (rooms === 'silent') return { rooms: [], silent: [vendor.name] }
      const shown = [...rooms].sort(inOrder).flatMap((room) => {
        const game = own.get(room.game)
        // A trial has play money alone, whatever its vendor tells.
        if (!game || (isTrial && !room.isTrial) || (room.isTrial && !(isDemoOffered && game.isDemoCapable))) return []
        return [describeRoom(room, game, vendor, language)]
      })
      return { rooms: shown, silent: [] }
    }),
  )
  return {
    currency,
    rooms: told.flatMap(({ rooms }) => rooms),
    silent: told.flatMap(({ silent }) => silent),
  }
})
