import { followAffiliateLink } from '@croupier/api/agents/codes/affiliate-codes.ts'
import { localDate } from '@croupier/basis/period.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { agentOfCode } from '../../identity/index.ts'
import { timeZone } from '../../settings/index.ts'
import { addCodeFlow } from './codes-store.ts'

export default implement(followAffiliateLink, async (ctx, { code }) => {
  // Who has an account is brought by nobody: an agent who looks at their own link is no click.
  if (ctx.session || !(await agentOfCode(ctx.tx, code))) return {}
  const day = localDate(ctx.use(settingsPort).read(timeZone), ctx.clock.now())
  await addCodeFlow(ctx.tx, code.toLowerCase(), day, { clicks: 1 })
  return {}
})
