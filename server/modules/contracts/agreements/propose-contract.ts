import { previewContract, proposeContract } from '@croupier/api/contracts/propose-contract.ts'
import { moduleOf } from '@croupier/api/contracts/contract-terms.ts'
import type { ReadScope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findMember, findMemberByAccount } from '../../identity/index.ts'
import { isModuleOn } from '../../settings/index.ts'
import { type Agreement, lengthOf, requireAgreeable, requireAsSeen } from './agree.ts'
import { lockContracts } from './contracts-store.ts'
import { describeContract } from '../describe-contract.ts'
import { previewOf } from './preview-contract.ts'
import { writeProposal } from './write-contract.ts'

type Wish = Pick<Agreement, 'terms'> & { account: string; period?: Agreement['period'] | undefined }

/** @throws Refusal agent.not.downline, and what cannot be agreed */
async function agreementOf(ctx: ReadScope, db: Queryable, uplineId: bigint, wish: Wish): Promise<Agreement> {
  if (!isModuleOn(ctx, moduleOf[wish.terms.kind])) throw new Refusal('function.not.available')
  const upline = await findMember(db, uplineId)
  const downline = await findMemberByAccount(db, wish.account)
  if (!upline || downline?.parentId !== upline.id) throw new Refusal('agent.not.downline')
  const agreement = { terms: wish.terms, period: lengthOf(wish.terms, wish.period), upline, downline }
  requireAsSeen(wish.terms, downline.currency)
  await requireAgreeable(db, agreement)
  return agreement
}

export const preview = implement(previewContract, async (ctx, wish) =>
  previewOf(ctx, await agreementOf(ctx, ctx.db, ctx.session.memberId, wish)),
)

export const propose = implement(proposeContract, async (ctx, wish) => {
  await lockContracts(ctx.tx)
  const { memberId, account } = ctx.session
  const { terms, period, upline, downline } = await agreementOf({ ...ctx, db: ctx.tx }, ctx.tx, memberId, wish)
  const contract = await writeProposal(ctx, {
    terms,
    period,
    uplineId: upline.id,
    downlineId: downline.id,
    currency: downline.currency,
    proposedBy: account,
    proposedAt: ctx.clock.now(),
  })
  if (!contract) throw ctx.refusal('contract.proposed.already')
  return describeContract(ctx.tx, contract)
})
