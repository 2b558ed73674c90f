import { type FreeRoundsState, listFreeRounds } from '@croupier/api/promotions/free-rounds/list-free-rounds.ts'
import { implement } from '../../../platform/implement.ts'
import { displayNameOf, gameByCode, vendorByCode } from '../../catalogue/index.ts'
import { amountText } from '../../wallet/index.ts'
import { inLanguage } from '../describe-promotion.ts'
import { type GivenRounds, roundsOf } from './free-rounds-store.ts'

const LISTED = 20

const states = {
  owed: 'asked',
  asking: 'asked',
  unknown: 'away',
  granted: 'ready',
  refused: 'refused',
  lapsed: 'expired',
  ended: 'played',
} as const satisfies Record<GivenRounds['state'], FreeRoundsState>

export default implement(listFreeRounds, async (ctx) => {
  const now = ctx.clock.now()
  const given = await roundsOf(ctx.db, ctx.session.memberId, LISTED)
  return {
    list: given.map((one) => {
      const { currency, expiresAt } = one
      const vendor = vendorByCode(ctx, one.vendor)
      const game = vendor && gameByCode(ctx, vendor.id, one.game)
      const state = states[one.state]
      const isOver = expiresAt <= now && state !== 'played' && state !== 'refused'
      return {
        freeRoundsId: one.awardId.toString(),
        promotionId: one.promotionId.toString(),
        title: inLanguage(one.titles, ctx.language),
        vendor: vendor?.name ?? one.vendor,
        game: game ? { nodeId: game.nodeId, name: displayNameOf(game, ctx.language) } : null,
        rounds: one.rounds,
        stake: amountText(currency, one.stake),
        currency,
        state: isOver ? ('expired' as const) : state,
        won: one.won === null ? null : amountText(currency, one.won),
        expiresAt,
      }
    }),
  }
})
