import { randomUUID } from 'node:crypto'
import { PASSWORD } from './accounts.ts'
import { asMember } from './promotions.ts'
import type { TestServer } from './server.ts'
import { asOperator } from './vendor.ts'

export const PIN = '135790'

/** A member or agent under somebody, with money and a payment password where there is money; answers the account. */
export async function openUnder(
  server: TestServer,
  agent: string | undefined,
  { type = 2, balance = '0', name = 'a' }: { type?: number; balance?: string; name?: string } = {},
): Promise<string> {
  const username = `${name}${randomUUID().replaceAll('-', '').slice(0, 9)}`
  await asOperator(server, 'createMember', {
    username,
    password: PASSWORD,
    type,
    mustChangePassword: false,
    ...(agent === undefined ? { currency: 'BDT' } : { agent }),
  })
  if (Number(balance) > 0) {
    await asOperator(server, 'creditMember', { account: username, amount: balance, note: 'test' })
    await asMember(server, username, 'choosePaymentPassword', { password: PASSWORD, paymentPassword: PIN })
  }
  return username
}
