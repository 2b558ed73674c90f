import { randomInt } from 'node:crypto'
import { assert } from '@croupier/basis/assert.ts'
import { sql } from '@croupier/server/platform/database.ts'
import { ports } from './ports.ts'
import type { Member, Product } from './product.ts'
import { noteSecret } from './secrets-used.ts'

/** A number of Bangladesh as people there write it, that no other test has. */
export function newMobile(): string {
  return `017${String(randomInt(100_000_000)).padStart(8, '0')}`
}

/** The code in the newest text to a number, as the sandbox's box shows it; undefined while there is none. */
export async function codeSentTo(mobile: string): Promise<string | undefined> {
  const to = encodeURIComponent(`+880${mobile.slice(1)}`)
  const box = await fetch(`http://127.0.0.1:${ports.SANDBOX_PORT}/sms/messages.json?to=${to}`)
  const [newest] = (await box.json()) as { body: string }[]
  const code = /\d{6}/.exec(newest?.body ?? '')?.[0]
  if (code !== undefined) noteSecret('code', code)
  return code
}

/** Gives a member a verified number of their own. */
export async function bindNewMobile(product: Product, member: Member): Promise<string> {
  const mobileNum = newMobile()
  const { token } = member
  const asked = await product.call('POST /wps/member/mobile/code', { body: { mobileNum }, token })
  assert(asked.status === 200, `a code is sent: ${JSON.stringify(asked.body)}`)
  const body = { mobileNum, verificationCode: await codeSentTo(mobileNum), password: member.password }
  const bound = await product.call('POST /wps/member/mobile', { body, sealed: true, token })
  assert(bound.status === 200, `the number is bound: ${JSON.stringify(bound.body)}`)
  // As if the minute between two codes had gone by.
  await product.database.run(sql`
    delete from identity.code_request
    where target_hash = sha256(convert_to(${`sms 880 ${mobileNum.slice(1)}`}, 'UTF8'))`)
  return mobileNum
}
