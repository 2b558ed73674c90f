import { askForContract } from '@croupier/api/contracts/ask-for-contract.ts'
import { moduleOf } from '@croupier/api/contracts/contract-terms.ts'
import { implement } from '../../../platform/implement.ts'
import { findMember } from '../../identity/index.ts'
import { isModuleOn } from '../../settings/index.ts'
import { describeAsk } from '../describe-contract.ts'
import { lastInVain, openAsk } from './asks-store.ts'
import { lockContracts, openProposal } from './contracts-store.ts'
import { writeAsk } from './write-ask.ts'

/** How long who asked in vain waits before they ask again: each ask lies in the upline's inbox. */
const PAUSE = 24 * 3_600_000

export default implement(askForContract, async (ctx, { kind, note }) => {
  const { tx } = ctx
  const { memberId: downlineId, account } = ctx.session
  if (!isModuleOn(ctx, moduleOf[kind])) throw ctx.refusal('function.not.available')
  await lockContracts(tx)
  const member = await findMember(tx, downlineId)
  const upline = member?.parentId == null ? undefined : await findMember(tx, member.parentId)
  // The house signs by its staff, who are asked like for anything else.
  if (!upline || upline.parentId === null) throw ctx.refusal('contract.ask.house')
  if (await openProposal(tx, downlineId, kind)) throw ctx.refusal('contract.proposed.already')
  if (await openAsk(tx, downlineId, kind)) throw ctx.refusal('contract.asked.already')
  const askedAt = ctx.clock.now()
  const inVain = await lastInVain(tx, downlineId, kind)
  if (inVain !== undefined && inVain > askedAt - PAUSE) throw ctx.refusal('contract.ask.soon')
  return describeAsk(tx, await writeAsk(ctx, { kind, uplineId: upline.id, downlineId, note, askedAt }, account))
})
