import { createHmac, randomUUID } from 'node:crypto'
import { assert } from '@croupier/basis/assert.ts'
import type { FastifyInstance } from 'fastify'
import { transferAccount } from '../sandbox/game-vendor/transfer-account.ts'

/** Lets a member win or, below zero, lose so much at the sandbox's vendor that keeps wallets, as its own books have it. */
export async function playAtArcade(sandbox: FastifyInstance, account: string, amount: number): Promise<void> {
  const payload = JSON.stringify({
    requestId: 'r',
    operator: transferAccount.casinoId,
    sentAt: Date.now(),
    account,
    currency: 'BDT',
    reference: randomUUID(),
    direction: amount < 0 ? 'out' : 'in',
    amount: Math.abs(amount).toFixed(2),
    validUntil: Date.now() + 60_000,
  })
  const signature = createHmac('sha256', transferAccount.secret).update(payload).digest('hex')
  const url = `/studios/${transferAccount.code}/transfer-wallet/v1/transfer`
  const answer = await sandbox.inject({ method: 'POST', url, headers: { 'x-signature': signature }, payload })
  assert(answer.json().status === 'done', `the vendor books what was played: ${answer.body}`)
}
