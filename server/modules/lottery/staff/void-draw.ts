import { voidDraw } from '@croupier/api/lottery/staff/void-draw.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { markVoid, mayBeVoid } from '../draws-store.ts'
import { acceptedIds, buyersOf } from '../orders-store.ts'
import { tellDraws } from '../tell-draws.ts'
import { holdDraw, lookUpDraw } from './read-result.ts'

export default implement(
  voidDraw,
  async (ctx, asked) => {
    const { draw } = await holdDraw(ctx.tx, asked)
    if (!(await markVoid(ctx.tx, draw.id))) throw ctx.refusal('lottery.draw.state')
    await tellDraws(ctx.tx, [{ gameCode: draw.gameCode, numero: draw.numero, state: 'void' }])
    ctx.edits({ memberIds: await buyersOf(ctx.tx, draw.id) })
    // What each staked comes back with the next look at the clock.
    return { orders: (await acceptedIds(ctx.tx, draw.id)).length }
  },
  async ({ db }, asked) => {
    const { draw } = await lookUpDraw(db, asked)
    if (!mayBeVoid(draw.state)) throw new Refusal('lottery.draw.state')
  },
)
