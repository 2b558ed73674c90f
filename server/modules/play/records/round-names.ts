import type { LineNames } from '../../wallet/index.ts'
import { displayNameOf, gameByNode, pictureOf, vendorById } from '../../catalogue/index.ts'
import { gamesOfRounds } from './rounds-store.ts'

/** Names the rounds a page of a member's account record tells of. */
export const roundNames: LineNames = {
  kindsOf: 'play.',
  async namesOf(ctx, memberId, roundIds) {
    const rounds = await gamesOfRounds(ctx.db, memberId, roundIds)
    return new Map(
      rounds.map(({ id, gameNodeId, vendorId, vendorCode }) => {
        const game = gameByNode(ctx, gameNodeId)
        const gameName = game ? displayNameOf(game, ctx.language) : String(gameNodeId)
        const vendorName = vendorById(ctx, vendorId)?.name ?? vendorCode
        return [id, { gameName, vendorName, picture: game ? pictureOf(game) : null }]
      }),
    )
  },
}
