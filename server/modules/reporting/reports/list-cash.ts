import { listCash } from '@croupier/api/reporting/reports/list-cash.ts'
import { implement } from '../../../platform/implement.ts'
import { amountsOf, pageOfDays, reportDays } from './report-days.ts'
import { depositorsByDay, flowsByDay } from './reports-store.ts'

interface Cash {
  deposits: number
  deposited: bigint
  withdrawn: bigint
  firstDeposits: number
}

const none: Cash = { deposits: 0, deposited: 0n, withdrawn: 0n, firstDeposits: 0 }

export default implement(listCash, async (ctx, { before, pageSize, ...asked }) => {
  const days = reportDays(ctx, asked)
  const [flows, depositors] = await Promise.all([flowsByDay(ctx.db, days), depositorsByDay(ctx.db, days)])
  const flowOf = new Map(flows.map((flow) => [flow.day, flow]))
  const depositorsOf = new Map(depositors.map((each) => [each.day, each]))

  const amount = amountsOf(days.currency)
  const told = ({ deposits, deposited, withdrawn, firstDeposits }: Cash) => ({
    deposits,
    deposited: amount(deposited),
    withdrawn: amount(withdrawn),
    net: amount(deposited - withdrawn),
    firstDeposits,
  })
  const total = flows.reduce<Cash>(
    (sum, flow) => ({
      deposits: sum.deposits,
      deposited: sum.deposited + flow.deposited,
      withdrawn: sum.withdrawn + flow.withdrawn,
      firstDeposits: sum.firstDeposits + flow.firstDeposits,
    }),
    { ...none, deposits: depositors.reduce((sum, { deposits }) => sum + deposits, 0) },
  )
  return {
    currency: days.currency,
    ...pageOfDays(days, { before, pageSize }, (day) => {
      const paid = depositorsOf.get(day)
      return {
        day,
        depositors: paid?.depositors ?? 0,
        ...told({ ...(flowOf.get(day) ?? none), deposits: paid?.deposits ?? 0 }),
      }
    }),
    total: told(total),
  }
})
