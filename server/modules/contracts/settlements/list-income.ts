import { listIncome } from '@croupier/api/contracts/list-income.ts'
import { implement } from '../../../platform/implement.ts'
import { byId, numberPage, readPage, skippedBefore } from '../../../platform/page.ts'
import { recordPeriod } from '../../settings/index.ts'
import { amountText } from '../../wallet/index.ts'
import { describeAmounts } from '../describe-contract.ts'
import { claimableKinds, countIncome, incomeSums, listIncome as findPage } from './income-store.ts'

export default implement(listIncome, async (ctx, { kind, after, pageNo, pageSize, ...asked }) => {
  const { memberId, account, currency } = ctx.session
  const skipped = skippedBefore(pageNo, pageSize)
  const filter = { memberId, kind, ...recordPeriod(ctx, asked), after, skipped, limit: pageSize }
  const { rows: page, next } = await readPage(pageSize, byId, (limit) => findPage(ctx.db, { ...filter, limit }))
  const sums = await incomeSums(ctx.db, memberId, kind)
  return {
    currency,
    claimable: amountText(currency, sums.claimable),
    claimableKinds: await claimableKinds(ctx.db, memberId, kind),
    paid: amountText(currency, sums.paid),
    owed: amountText(currency, sums.owed),
    list: page.map((line) => ({
      account,
      ...describeAmounts(line.currency, line),
      lineId: line.id.toString(),
      kind: line.kind,
      period: line.period,
      startsAt: line.startsAt,
      endsAt: line.endsAt,
      isClaimed: line.isClaimed,
    })),
    ...(await numberPage(pageNo, pageSize, () => countIncome(ctx.db, filter))),
    next,
  }
})
