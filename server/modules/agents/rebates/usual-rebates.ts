import { setUsualRebates, showRebateSettings } from '@croupier/api/agents/rebates/rebates.ts'
import { implement } from '../../../platform/implement.ts'
import { describeRebates, describeUsual, readRebates } from './describe-rebates.ts'
import { giveRebates } from './give-rebates.ts'
import { ANYBODY } from './rebate-rates.ts'

export const show = implement(showRebateSettings, async (ctx) => {
  const rebates = await readRebates(ctx, ctx.db, ctx.session, [])
  return {
    countsFrom: rebates.tomorrow,
    own: describeRebates(rebates, ctx.session.memberId, true),
    usual: describeUsual(rebates, ANYBODY),
  }
})

export const set = implement(setUsualRebates, async (ctx, { rates }) => {
  await giveRebates(ctx, ctx.session, ANYBODY, rates)
  return { usual: describeUsual(await readRebates(ctx, ctx.tx, ctx.session, []), ANYBODY) }
})
