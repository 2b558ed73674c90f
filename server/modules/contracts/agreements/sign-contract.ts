import { COMPANY, endContract, previewStaffContract, signContract } from '@croupier/api/contracts/staff-contracts.ts'
import type { ReceivedOf } from '@croupier/api/operation.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import type { Queryable, Tx } from '../../../platform/database.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { MoneyEdit } from '../../../platform/separation-port.ts'
import { accountNamesOf, findMember, findMemberByAccount } from '../../identity/index.ts'
import { HOUSE } from '../../wallet/index.ts'
import { type Agreement, dissolve, enact, lengthOf, requireAgreeable, requireAsSeen } from './agree.ts'
import { type Contract, listContracts, lockContract, lockContracts } from './contracts-store.ts'
import { describeContract } from '../describe-contract.ts'
import { previewOf } from './preview-contract.ts'
import { writeChange, writeProposal } from './write-contract.ts'

async function namesOfEnded(tx: Tx, ended: readonly Contract[]): Promise<string[]> {
  const names = await accountNamesOf(
    tx,
    ended.map(({ downlineId }) => downlineId),
  )
  return ended.map(({ downlineId }) => names.get(downlineId) ?? '')
}

/**
 * Who gets more or less by a contract that begins or ends: both its sides, as what a downline gets is the upline's to bear,
 * and whoever had one that ends with it. The company is nobody whose money is edited.
 */
async function editedBy(tx: Tx, { uplineId, downlineId }: Contract, ending: readonly Contract[]): Promise<MoneyEdit> {
  const upline = await findMember(tx, uplineId)
  const sides = upline?.parentId === null ? [downlineId] : [uplineId, downlineId]
  return { memberIds: [...new Set([...sides, ...ending.map((contract) => contract.downlineId)])] }
}

/** @throws Refusal member.not.found, and what cannot be agreed */
async function agreementOf(db: Queryable, input: ReceivedOf<typeof signContract>): Promise<Agreement> {
  const upline = await findMemberByAccount(db, input.upline.toLowerCase() === COMPANY ? HOUSE : input.upline)
  const downline = await findMemberByAccount(db, input.account)
  if (!upline || !downline || downline.parentId === null) throw new Refusal('member.not.found')
  const agreement = { terms: input.terms, period: lengthOf(input.terms, input.period), upline, downline }
  requireAsSeen(input.terms, downline.currency)
  await requireAgreeable(db, agreement)
  return agreement
}

export const previewForStaff = implement(previewStaffContract, async (ctx, input) =>
  previewOf(ctx, await agreementOf(ctx.db, input)),
)

export const sign = implement(signContract, async (ctx, input) => {
  const { tx } = ctx
  await lockContracts(tx)
  const { upline, downline, period } = await agreementOf(tx, input)
  // What was proposed and waits for an answer is overtaken.
  const waiting = await listContracts(tx, {
    memberId: downline.id,
    side: 'mine',
    kind: input.terms.kind,
    isOpen: true,
    after: undefined,
    limit: 10,
  })
  for (const { id, state } of waiting) {
    if (state === 'proposed')
      await writeChange(tx, id, { state: 'rejected', endReason: 'replaced', decidedAt: ctx.clock.now() })
  }
  const contract = await writeProposal(ctx, {
    terms: input.terms,
    period,
    uplineId: upline.id,
    downlineId: downline.id,
    currency: downline.currency,
    proposedBy: nameOfActor(ctx.actor),
    proposedAt: ctx.clock.now(),
  })
  const signed = await enact(ctx, contract!)
  ctx.edits(await editedBy(tx, signed.contract, signed.ended))
  return { ...(await describeContract(tx, signed.contract)), ended: await namesOfEnded(tx, signed.ended) }
})

export const end = implement(endContract, async (ctx, { contractId }) => {
  await lockContracts(ctx.tx)
  const contract = await lockContract(ctx.tx, BigInt(contractId))
  if (!contract) throw ctx.refusal('contract.not.found')
  if (contract.state !== 'active') throw ctx.refusal('contract.state')
  const dissolved = await dissolve(ctx, contract, 'terminated')
  ctx.edits(await editedBy(ctx.tx, contract, [...dissolved.ended, ...dissolved.cut]))
  return { ...(await describeContract(ctx.tx, dissolved.contract)), ended: await namesOfEnded(ctx.tx, dissolved.ended) }
})
