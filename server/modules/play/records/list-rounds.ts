import { listRounds } from '@croupier/api/play/records/list-rounds.ts'
import { RECORD_DAYS_MAX } from '@croupier/api/records/record-period.ts'
import type { ReadScope } from '../../../platform/context.ts'
import { implement } from '../../../platform/implement.ts'
import { byId, readPage } from '../../../platform/page.ts'
import { accountNamesOf, findMemberByAccount, isTrialType } from '../../identity/index.ts'
import { type PeriodAsked, recordPeriod } from '../../settings/index.ts'
import { listBets } from './bet-records-store.ts'
import { describeBet } from './describe-bet.ts'
import { shownAgain } from './shown-again.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Open rounds are looked for as far back as records are told at once, where nobody says how far. */
function periodOf(ctx: ReadScope, { openForHours, ...asked }: PeriodAsked & { openForHours?: number | undefined }) {
  if (openForHours === undefined) return recordPeriod(ctx, asked)
  const latest = ctx.clock.now() - openForHours * HOUR
  const isAnywhen = asked.datePreset === undefined && asked.from === undefined && asked.until === undefined
  const period = recordPeriod(ctx, isAnywhen ? { from: latest - RECORD_DAYS_MAX * DAY, until: latest } : asked)
  return { ...period, until: Math.min(period.until, latest) }
}

export default implement(listRounds, async (ctx, input) => {
  const member = input.account === undefined ? undefined : await findMemberByAccount(ctx.db, input.account)
  if (input.account !== undefined && !member) throw ctx.refusal('member.not.found')
  const filter = {
    memberId: member?.id,
    currency: input.currency,
    isDemo: member !== undefined && isTrialType(member.type),
    ...periodOf(ctx, input),
    gameType: input.gameCategory,
    vendorCode: input.vassalage,
    status: input.openForHours === undefined ? input.status : ('open' as const),
  }
  const { rows: page, next } = await readPage(input.pageSize, byId, (limit) =>
    listBets(ctx.db, filter, { before: input.before, skipped: 0, limit }),
  )
  const accounts = await accountNamesOf(
    ctx.db,
    page.map((round) => round.memberId),
  )
  const again = await shownAgain(ctx, ctx.db, page)
  return {
    list: page.map((round) => ({ ...describeBet(ctx, round, again), account: accounts.get(round.memberId) ?? '' })),
    next,
  }
})
