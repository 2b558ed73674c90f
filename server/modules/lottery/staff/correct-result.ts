import { correctResult } from '@croupier/api/lottery/staff/correct-result.ts'
import type { Family } from '@croupier/games/lottery/bet-type.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type Draw, insertCorrection, reviseResult } from '../draws-store.ts'
import { buyersOf } from '../orders-store.ts'
import { holdDraw, lookUpDraw, readNumbers } from './read-result.ts'

/** Draws of the house are what their seeds say. @throws Refusal lottery.draw.state, lottery.result.impossible */
function readCorrection({ draw, family }: { draw: Draw; family: Family }, numbers: string) {
  if (family.isHouse || draw.drawn === null || draw.state !== 'settled') throw new Refusal('lottery.draw.state')
  return { drawnBefore: draw.drawn, drawn: readNumbers(family, numbers) }
}

export default implement(
  correctResult,
  async (ctx, { numbers, note, ...asked }) => {
    const found = await holdDraw(ctx.tx, asked)
    const { draw } = found
    const { drawn, drawnBefore } = readCorrection(found, numbers)
    const revision = draw.revision + 1
    await insertCorrection(ctx.tx, {
      drawId: draw.id,
      revision,
      drawnBefore,
      reason: note,
      madeBy: nameOfActor(ctx.actor),
    })
    ctx.edits({ memberIds: await buyersOf(ctx.tx, draw.id) })
    await reviseResult(ctx.tx, draw.id, drawn)
    return { revision }
  },
  async ({ db }, { numbers, ...asked }) => {
    readCorrection(await lookUpDraw(db, asked), numbers)
  },
)
