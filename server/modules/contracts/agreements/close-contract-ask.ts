import { closeContractAsk } from '@croupier/api/contracts/close-contract-ask.ts'
import { implement } from '../../../platform/implement.ts'
import { describeAsk } from '../describe-contract.ts'
import { lockAsk } from './asks-store.ts'
import { lockContracts } from './contracts-store.ts'
import { answerAsk } from './write-ask.ts'

export default implement(closeContractAsk, async (ctx, { askId }) => {
  const { memberId } = ctx.session
  await lockContracts(ctx.tx)
  const ask = await lockAsk(ctx.tx, BigInt(askId))
  if (!ask || (ask.uplineId !== memberId && ask.downlineId !== memberId)) throw ctx.refusal('contract.ask.not.found')
  return describeAsk(ctx.tx, await answerAsk(ctx, ask, ask.downlineId === memberId ? 'withdrawn' : 'declined'))
})
