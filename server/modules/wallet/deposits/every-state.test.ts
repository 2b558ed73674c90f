import { type DepositState, depositStates } from '@croupier/api/wallet/deposits/deposit-choices.ts'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { empty, sql } from '../../../platform/database.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { followDeposit } from '../index.ts'

const server = useServer()
const database = () => server().wired.app.database
let member: string
let admin: string
let cashier: string
let made = 0

const address = () => `10.62.${(made += 1) >> 8}.${made & 255}`
const staff = async (method: 'POST' | 'PUT', url: string, body: object, token = cashier) =>
  (await server().call('console', { method, url: `/staff${url}`, token, body, address: address() })).json()
const own = async (url: string, body: object) =>
  (await server().call('portal', { method: 'POST', url: `/wps${url}`, token: member, body, address: address() })).json()

beforeAll(async () => {
  member = await newMember(server(), 'EveryState1')
  admin = await signInOperator(server(), 'anika', 'admin')
  cashier = await signInOperator(server(), 'rafiq', 'cashier')
  const limits = { currency: 'BDT', minimumAmount: '100', maximumAmount: '25000' }
  await staff('PUT', '/deposit-channels/by-hand', { kind: 'qr', name: 'By hand', qrText: 'pay', ...limits }, admin)
})

/** An order of the member's in a state, as if it had come there. Taken by the operator: who decides has taken it. */
async function orderIn(state: DepositState, isTaken: boolean): Promise<string> {
  const { value } = await own('/transaction/deposit/qr', { channel: 'by-hand', amount: '500' })
  const { reference } = value
  const credited = state === 'paid' ? sql`, credited = amount, posting_key = gen_random_uuid()` : empty
  const settled = state === 'paid' || state === 'failed' ? sql`, settled_at = now()` : empty
  const taken = isTaken ? sql`, taken_by = 'staff:rafiq', taken_at = now()` : empty
  await database().run(sql`
    update wallet.deposit_order
    set state = ${state}, expires_at = now() - interval '1 second' ${credited} ${settled} ${taken}
    where reference = ${reference}`)
  return reference
}

const decide = (reference: string, decision: string) =>
  staff('POST', `/deposits/${reference}/decide`, { decision, note: 'as the bank says' })

const moves = {
  take: (reference: string) => staff('POST', `/deposits/${reference}/take`, {}),
  release: (reference: string) => staff('POST', `/deposits/${reference}/release`, {}),
  credit: (reference: string) => decide(reference, 'credit'),
  refuse: (reference: string) => decide(reference, 'refuse'),
  prove: (reference: string) => own(`/transaction/deposit/${reference}/proof`, { transactionId: `TX${reference}` }),
  async expire(reference: string) {
    const scope = { requestId: 'job', actor: { kind: 'system', name: 'test' }, language: 'en' } as const
    await followDeposit.run(ownScope(server().wired.app, scope), { reference, look: 1 } as never)
    return { success: true }
  },
}
type Move = keyof typeof moves

/** Where each move leads; a move that a state does not have is refused and leaves it, and the job that expires just leaves it. */
const table: Record<DepositState, Partial<Record<Move, DepositState>>> = {
  // A provider's alone: what is paid by hand begins as waiting.
  opening: {},
  waiting: { prove: 'review', expire: 'expired' },
  confirming: {},
  paid: {},
  expired: { prove: 'review' },
  failed: {},
  review: { take: 'review', release: 'review', credit: 'paid', refuse: 'failed' },
}
const refusals: Record<Exclude<Move, 'expire'>, string> = {
  take: 'deposit.not.in.review',
  release: 'deposit.not.in.review',
  credit: 'deposit.not.in.review',
  refuse: 'deposit.not.in.review',
  prove: 'deposit.not.provable',
}

describe('[B-02] every state of a deposit paid by hand against every move', () => {
  it.each(depositStates)('%s', async (state) => {
    for (const move of Object.keys(moves) as Move[]) {
      const reference = await orderIn(state, move !== 'take' && state === 'review')
      const answer = await moves[move](reference)
      const { state: after } = await database().one<{ state: DepositState }>(sql`
        select state from wallet.deposit_order where reference = ${reference}`)
      const next = table[state][move]
      const code = next !== undefined || move === 'expire' ? undefined : refusals[move]
      expect([move, answer.errorCode || undefined, after]).toEqual([move, code, next ?? state])
      // A member has only so many that wait.
      await database().run(sql`
        update wallet.deposit_order set state = 'expired' where state in ('opening', 'waiting', 'confirming', 'review')`)
    }
  })
})
