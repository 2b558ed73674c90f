import { correctResult } from '@croupier/api/lottery/staff/correct-result.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { insertCorrection, reviseResult } from '../draws-store.ts'
import { buyersOf } from '../orders-store.ts'
import { holdDraw, readNumbers } from './read-result.ts'

export default implement(correctResult, async (ctx, { numbers, note, ...asked }) => {
  const { draw, family } = await holdDraw(ctx.tx, asked)
  // Draws of the house are what their seeds say.
  if (family.isHouse || draw.drawn === null || draw.state !== 'settled') throw ctx.refusal('lottery.draw.state')
  const drawn = readNumbers(family, numbers)
  const revision = draw.revision + 1
  await insertCorrection(ctx.tx, {
    drawId: draw.id,
    revision,
    drawnBefore: draw.drawn,
    reason: note,
    madeBy: nameOfActor(ctx.actor),
  })
  ctx.edits({ memberIds: await buyersOf(ctx.tx, draw.id) })
  await reviseResult(ctx.tx, draw.id, drawn)
  return { revision }
})
