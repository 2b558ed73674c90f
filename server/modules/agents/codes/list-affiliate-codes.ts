import { listAffiliateCodes } from '@croupier/api/agents/codes/affiliate-codes.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { codesOfAgent } from '../../identity/index.ts'
import { recordPeriod, timeZone } from '../../settings/index.ts'
import { agentPolicy } from '../agents-settings.ts'
import { codeFlows } from './codes-store.ts'
import { daysOf } from '../teams/describe-team.ts'

export default implement(listAffiliateCodes, async (ctx, asked) => {
  const settings = ctx.use(settingsPort)
  const days = daysOf(settings.read(timeZone), recordPeriod(ctx, asked))
  const codes = await codesOfAgent(ctx.db, ctx.session.memberId)
  const flows = await codeFlows(
    ctx.db,
    codes.map(({ code }) => code),
    days,
  )
  return {
    most: settings.read(agentPolicy).codesMost,
    list: codes.map(({ code, createdAt, isOpen, domains }) => ({
      code,
      link: `/?affiliateCode=${encodeURIComponent(code)}`,
      isOpen,
      createdAt,
      domains,
      ...(flows.get(code) ?? { clicks: 0, registrations: 0, firstDeposits: 0 }),
    })),
  }
})
