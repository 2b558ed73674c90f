import { assert } from '@croupier/basis/assert.ts'
import { ports } from './ports.ts'
import type { Member, Product } from './product.ts'

interface Letter {
  subject: string
  text: string
}

/** What the sandbox's mail server took for an address, the newest first. */
export async function lettersTo(address: string): Promise<Letter[]> {
  const answer = await fetch(
    `http://127.0.0.1:${ports.SANDBOX_PORT}/mail/letters.json?to=${encodeURIComponent(address)}`,
  )
  return (await answer.json()) as Letter[]
}

/** The newest letter to an address, as soon as it is there. */
export async function letterTo(address: string): Promise<Letter> {
  const [letter] = await lettersTo(address)
  assert(letter, `a letter to ${address} has arrived`)
  return letter
}

/** Gives a member a verified address, by the code that is sent there. Answers the address. */
export async function bindEmail(product: Product, member: Member): Promise<string> {
  const email = `${member.account}@example.com`
  const { token, password } = member
  await product.call('POST /wps/member/email/code', { token, body: { email } })
  const verificationCode = /\d{6}/.exec((await letterTo(email)).text)?.[0]
  const bound = await product.call('POST /wps/member/email', {
    token,
    sealed: true,
    body: { email, verificationCode, password },
  })
  assert(bound.status === 200, `${email} is bound: ${JSON.stringify(bound.body)}`)
  return email
}
