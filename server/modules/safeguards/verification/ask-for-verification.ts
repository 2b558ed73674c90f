import { askForVerification } from '@croupier/api/safeguards/verification/ask-for-verification.ts'
import { implement } from '../../../platform/implement.ts'
import { findMemberByAccount, isTrialType } from '../../identity/index.ts'
import { verificationAsked } from '../events.ts'
import { describeForStaff } from './describe-verification.ts'
import { moved, stateAt } from './verification.ts'
import { changeVerification, lockVerification } from './verifications-store.ts'

export default implement(askForVerification, async (ctx, { account, note }) => {
  const { tx } = ctx
  const now = ctx.clock.now()
  const member = await findMemberByAccount(tx, account)
  // The house itself and trials have nobody to show.
  if (!member || member.parentId === null || isTrialType(member.type)) throw ctx.refusal('member.not.found')
  const before = await lockVerification(tx, member.id, now)
  if (!moved(stateAt(before, now), 'ask')) throw ctx.refusal('verification.submitted')
  const after = await changeVerification(tx, before, { state: 'asked', note, refusals: 0 }, now)
  ctx.announce(verificationAsked({ memberId: member.id.toString(), note, at: now }))
  return describeForStaff(after, now)
})
