import { createPointGood } from '@croupier/api/points/create-point-good.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { describeForStaff, readDraft } from './good.ts'
import { insertGood } from './goods-store.ts'

export default implement(createPointGood, async (ctx, { type, currency, ...given }) => {
  const draft = readDraft({ type, currency }, given)
  if (Array.isArray(draft)) throw ctx.refusal('request.invalid', { fields: draft })
  const createdBy = nameOfActor(ctx.actor)
  return describeForStaff(await insertGood(ctx.tx, { ...draft, type, currency, createdBy, createdAt: ctx.clock.now() }))
})
