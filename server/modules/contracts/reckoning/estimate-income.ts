import { estimateIncome } from '@croupier/api/contracts/list-income.ts'
import type { Queryable } from '../../../platform/database.ts'
import { implement } from '../../../platform/implement.ts'
import { ancestorsOf } from '../../identity/index.ts'
import { amountText } from '../../wallet/index.ts'
import { runningPeriod } from '../agreements/agree.ts'
import { chainsBelow } from '../agreements/chains-below.ts'
import { type Contract, payingAt } from '../agreements/contracts-store.ts'
import { paidFrom } from '../agreements/turns.ts'
import { runAt } from '../settlements/runs-store.ts'
import { countingNow } from './counting.ts'
import { reckonAmong } from './reckon.ts'

/**
 * By which contracts an agent's net comes about: the own one, those agreed with direct downlines, and those that the company
 * signed further down before anybody above had any, with whoever stands between and may be next above them.
 */
async function contractsAround(db: Queryable, own: Contract, at: number): Promise<Contract[]> {
  const { kind, downlineId: agentId } = own
  const company = (await ancestorsOf(db, agentId)).at(-1)!
  const signed = await payingAt(db, { uplineId: company }, kind, at)
  const chains = await chainsBelow(db, agentId, signed)
  const inChains = [...new Set(chains.flatMap(({ contract, between }) => [contract.downlineId, ...between]))]
  const below = [
    ...(await payingAt(db, { uplineId: agentId }, kind, at)),
    ...(await payingAt(db, { downlineIds: inChains }, kind, at)),
  ]
  const ofRun = below.filter(({ period, currency }) => period === own.period && currency === own.currency)
  return [...new Map([own, ...ofRun].map((contract) => [contract.downlineId, contract])).values()]
}

export default implement(estimateIncome, async (ctx, { kind }) => {
  const now = ctx.clock.now()
  const [own] = await payingAt(ctx.db, { downlineIds: [ctx.session.memberId] }, kind, now)
  if (!own) return { estimate: null }
  const { currency, period } = own
  const { startsAt: from, endsAt: until } = runningPeriod(ctx, period)
  const found = await runAt(ctx.db, { kind, period, currency, startsAt: from, endsAt: until }, now)
  const key = found.run ?? found.key
  const reckoned = await reckonAmong(ctx.db, key, countingNow(ctx, currency), await contractsAround(ctx.db, own, now))
  const { gross, net, inputs } = reckoned.find(({ memberId }) => memberId === own.downlineId)!
  return {
    estimate: {
      startsAt: paidFrom(key.startsAt, own.effectiveFrom),
      endsAt: key.endsAt,
      currency,
      gross: amountText(currency, gross),
      net: amountText(currency, net),
      inputs,
    },
  }
})
