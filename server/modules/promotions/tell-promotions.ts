import { promotionsChanged } from '@croupier/api/live/promotions-changed.ts'
import * as z from 'zod/mini'
import type { WriteScope } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { enqueue, job } from '../../platform/jobs.ts'
import { tell } from '../../platform/live.ts'
import type { Promotion } from './promotion.ts'

/** Open pages read promotions again. */
export async function tellPromotions(tx: Tx): Promise<void> {
  await tell(tx, { to: 'everyone' }, promotionsChanged, {})
}

/** At the beginning of a promotion that was published ahead. One that has ended by then makes pages read once more, and no more. */
export const tellBegunPromotion = job('promotions.tellBegun', z.object({}), (ctx) =>
  ctx.transaction(({ tx }) => tellPromotions(tx)),
)

/** Tells of a promotion that is published, and again when it begins, where that is later. */
export async function tellPublished(
  { tx, clock }: Pick<WriteScope, 'tx' | 'clock'>,
  { id, startsAt }: Pick<Promotion, 'id' | 'startsAt'>,
): Promise<void> {
  await tellPromotions(tx)
  if (startsAt <= clock.now()) return
  await enqueue(tx, tellBegunPromotion, {}, { runAt: startsAt, key: `promotion ${id} begins` })
}
