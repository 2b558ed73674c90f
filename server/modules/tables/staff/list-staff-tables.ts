import { listStaffTables } from '@croupier/api/tables/staff/list-staff-tables.ts'
import { implement } from '../../../platform/implement.ts'
import { displayNameOf } from '../../catalogue/index.ts'
import { isOpen, offeredTables } from '../offered.ts'
import { pausedTables } from '../pauses-store.ts'
import { currentRounds } from '../rounds-store.ts'
import { describeStaffRounds } from './describe-staff-round.ts'

export default implement(listStaffTables, async (ctx) => {
  const offered = offeredTables(ctx)
  const codes = offered.map(({ code }) => code)
  const [paused, rounds] = await Promise.all([pausedTables(ctx.db), currentRounds(ctx.db, codes)])
  const described = await describeStaffRounds(ctx, rounds)
  return {
    list: offered.map((table) => ({
      gameCode: table.code,
      name: displayNameOf(table.entry, ctx.language),
      state: paused.has(table.code) ? ('paused' as const) : isOpen(table) ? ('open' as const) : ('closed' as const),
      round: described.find(({ round }) => round.gameCode === table.code) ?? null,
    })),
  }
})
