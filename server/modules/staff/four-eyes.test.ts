import * as z from 'zod/mini'
import { beforeEach, describe, expect, it } from 'vitest'
import { operation } from '@croupier/api/operation.ts'
import { approveProposal } from '@croupier/api/staff/approve-proposal.ts'
import { createStaff } from '@croupier/api/staff/create-staff.ts'
import { listProposals } from '@croupier/api/staff/list-proposals.ts'
import { listAudit } from '@croupier/api/staff/list-audit.ts'
import { rejectProposal } from '@croupier/api/staff/reject-proposal.ts'

import { mayRole, type Role } from '@croupier/api/staff/roles.ts'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { openStaffWorld, root, type StaffWorld } from '@croupier/dev/testing/staff.ts'
import type { StaffSession } from '../../platform/actor.ts'
import { sql } from '../../platform/database.ts'
import { implement } from '../../platform/implement.ts'
import type { Refusal } from '../../platform/refusal.ts'

const database = useDatabase()

/** Something that takes two people: it writes a number down. */
const adjust = implement(
  operation({
    name: 'adjust',
    summary: 'Writes a number down',
    method: 'POST',
    path: '/staff/test/adjust',
    caller: 'staff',
    permission: 'ledger.adjust',
    audited: true,
    fourEyes: true,
    input: z.strictObject({ amount: z.int() }),
    output: z.strictObject({ total: z.number() }),
    refusals: ['staff.approval.awaited', 'not.found'],
    runs: 'transaction',
  }),
  async (ctx, { amount }) => {
    if (amount === 404) throw ctx.refusal('not.found')
    await ctx.tx.run(sql`insert into public.adjustment (amount) values (${amount})`)
    return ctx.tx.one<{ total: number }>(sql`select sum(amount)::int as total from public.adjustment`)
  },
)

let world: StaffWorld
let rafiq: StaffSession
let mitali: StaffSession
let boss: StaffSession

async function operatorOf(account: string, role: Role): Promise<StaffSession> {
  const existing = await database().maybe<{ id: bigint }>(sql`select id from staff.operator where account = ${account}`)
  const id = existing?.id ?? BigInt((await world.call(createStaff, root, { account, role })).id)
  return { kind: 'staff', sessionId: 1n, staffId: id, account, role, mayDo: (permission) => mayRole(role, permission) }
}

beforeEach(async () => {
  world = openStaffWorld(database(), [adjust])
  await database().run(sql`create table if not exists public.adjustment (amount int not null)`)
  await database().run(sql`delete from public.adjustment`)
  rafiq = await operatorOf('rafiq', 'cashier')
  mitali = await operatorOf('mitali', 'approver')
  boss = await operatorOf('boss', 'admin')
})

async function propose(amount: number, by = rafiq): Promise<string> {
  const refusal: Refusal = await world.call(adjust.operation, by, { amount }).then(
    () => expect.unreachable('it waits for approval'),
    (error) => error,
  )
  expect(refusal.code).toBe('staff.approval.awaited')
  return refusal.value!['proposalId'] as string
}

const written = async () =>
  (await database().many<{ amount: number }>(sql`select amount from public.adjustment`)).map((row) => row.amount)

describe('an operation that takes two people', () => {
  it('does nothing until another operator approves it, and then runs as it was proposed', async () => {
    const id = await propose(5)
    expect(await written()).toEqual([])

    const { answer } = await world.call(approveProposal, mitali, { id })

    expect(answer).toEqual({ total: 5 })
    expect(await written()).toEqual([5])
  })

  it('is not approved by the one who proposed it, whatever their role', async () => {
    const id = await propose(5, boss)

    await expect(world.call(approveProposal, boss, { id })).rejects.toMatchObject({ code: 'staff.four.eyes' })
    await expect(world.call(rejectProposal, boss, { id, note: 'changed my mind' })).rejects.toMatchObject({
      code: 'staff.four.eyes',
    })
    expect(await written()).toEqual([])
  })

  it('runs once, however many approve at the same moment', async () => {
    const id = await propose(5)

    const answers = await Promise.allSettled(
      [mitali, boss, mitali].map((who) => world.call(approveProposal, who, { id })),
    )

    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
    expect(await written()).toEqual([5])
  })

  it('goes on waiting where it is refused when it runs', async () => {
    const id = await propose(404)

    await expect(world.call(approveProposal, mitali, { id })).rejects.toMatchObject({ code: 'not.found' })

    const { list } = await world.call(listProposals, mitali, {})
    expect(list[0]).toMatchObject({ id, state: 'waiting', proposedBy: 'rafiq', mayDecide: true })
  })

  it('never runs once rejected', async () => {
    const id = await propose(5)
    await world.call(rejectProposal, mitali, { id, note: 'no slip attached' })

    await expect(world.call(approveProposal, boss, { id })).rejects.toMatchObject({ code: 'staff.proposal.decided' })
    expect(await written()).toEqual([])
    const { list } = await world.call(listProposals, rafiq, { state: 'rejected' })
    expect(list[0]).toMatchObject({ id, decidedBy: 'mitali', mayDecide: false })
  })

  it('is checked before it is kept', async () => {
    await expect(world.call(adjust.operation, rafiq, { amount: 'five' })).rejects.toMatchObject({
      code: 'request.invalid',
    })
  })

  it('leaves both names in the audit log', async () => {
    const id = await propose(7)
    await world.call(approveProposal, mitali, { id })

    const asked = await world.call(listAudit, mitali, { action: 'propose adjust', pageSize: 1 })
    const done = await world.call(listAudit, mitali, { action: 'adjust', pageSize: 1 })

    expect(asked.list[0]).toMatchObject({ actor: 'staff:rafiq', details: { amount: 7, proposalId: id } })
    expect(done.list[0]).toMatchObject({
      actor: 'staff:mitali',
      outcome: 'done',
      details: { amount: 7, proposalId: id, proposedBy: 'rafiq' },
    })
  })

  it('runs at once at the machine itself, which is beyond both', async () => {
    expect(await world.call(adjust.operation, root, { amount: 3 })).toEqual({ total: 3 })
  })
})
