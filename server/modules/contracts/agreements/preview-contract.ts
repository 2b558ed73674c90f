import type { previewContract } from '@croupier/api/contracts/propose-contract.ts'
import type { AnswerOf } from '@croupier/api/operation.ts'
import { periodAt } from '@croupier/basis/period.ts'
import type { ReadScope } from '../../../platform/context.ts'
import { accountNamesOf } from '../../identity/index.ts'
import { amountText } from '../../wallet/index.ts'
import { type Agreement, beginningNow, wouldEnd } from './agree.ts'
import { activeContract } from './contracts-store.ts'
import { countingNow, zoneOf } from '../reckoning/counting.ts'
import { gatherFacts } from '../reckoning/gather-facts.ts'
import { grossOf, noFacts } from '../reckoning/gross.ts'

/** What an agreement would have paid in the last closed period of its length, and whose contracts it would end. */
export async function previewOf(
  ctx: ReadScope,
  { terms, period, upline, downline }: Agreement,
): Promise<AnswerOf<typeof previewContract>> {
  const zone = zoneOf(ctx)
  const { startsAt, endsAt } = periodAt(period, zone, periodAt(period, zone, ctx.clock.now()).startsAt - 1)
  const { currency } = downline
  const key = { kind: terms.kind, period, currency, startsAt, endsAt }
  const facts = await gatherFacts(ctx.db, key, countingNow(ctx, currency), [
    { downlineId: downline.id, terms, currency },
  ])
  const { gross, inputs } = grossOf(terms, currency, facts.get(downline.id) ?? noFacts)
  const bound = { kind: terms.kind, period, uplineId: upline.id, downlineId: downline.id }
  const begins = await beginningNow(ctx, ctx.db, bound, await activeContract(ctx.db, downline.id, terms.kind))
  const ends = await wouldEnd(ctx.db, downline.id, terms.kind, { terms, period })
  const names = await accountNamesOf(
    ctx.db,
    ends.map(({ downlineId }) => downlineId),
  )
  return {
    startsAt,
    endsAt,
    currency,
    gross: amountText(currency, gross),
    inputs,
    begins,
    ends: ends.map(({ downlineId }) => names.get(downlineId) ?? ''),
  }
}
