import { beforeAll, describe, expect, it } from 'vitest'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { sql } from '../../../platform/database.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { confirmPaymentPassword, PAYMENT_LIMIT } from './confirm-payment-password.ts'

const server = useServer()
const PASSWORD = 'lantern-light-77'

const send = (token: string, method: 'PUT' | 'POST', body: object, encrypted = true) =>
  server().call('portal', { method, url: '/wps/member/paymentPassword', body, encrypted, token })
const choose = (token: string, paymentPassword: string, password = PASSWORD) =>
  send(token, 'PUT', { paymentPassword, password })
const change = (token: string, oldPaymentPassword: string, paymentPassword: string) =>
  send(token, 'POST', { oldPaymentPassword, paymentPassword })
const has = async (token: string) =>
  (await server().call('portal', { url: '/wps/member/hasWithdrawalPassword', token })).json().value

describe('[A-19] the payment password', () => {
  let token: string
  beforeAll(async () => {
    token = await newMember(server(), 'Keya5')
  })

  it('is none at first, and nothing can be changed', async () => {
    expect(await has(token)).toEqual({ hasWithdrawalPassword: false, asksPassword: true, minLength: 6, maxLength: 6 })
    const answer = await change(token, '135790', '246802')
    expect([answer.statusCode, answer.json().errorCode]).toEqual([409, 'payment.password.missing'])
  })

  it.each(['12345', '1234567', '12345a', '      ', '١٢٣٤٥٦'])('is not %j', async (paymentPassword) => {
    const answer = await choose(token, paymentPassword)
    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'request.invalid'])
    expect(answer.json().value.fields[0].field).toBe('paymentPassword')
  })

  it('is chosen once, with the log-in password, and never rests in plain', async () => {
    const plain = await send(token, 'PUT', { paymentPassword: '135790', password: PASSWORD }, false)
    expect(plain.json().errorCode).toBe('request.encryption.required')
    const stranger = await choose(token, '135790', 'not-my-password-1')
    expect([stranger.statusCode, stranger.json().errorCode]).toEqual([400, 'password.wrong'])
    const without = await send(token, 'PUT', { paymentPassword: '135790' })
    expect(without.json().errorCode).toBe('password.wrong')
    const differs = await send(token, 'PUT', {
      paymentPassword: '135790',
      confirmPaymentPassword: '135791',
      password: PASSWORD,
    })
    expect(differs.json().errorCode).toBe('inconsistent_twice')

    expect((await choose(token, '135790')).json()).toMatchObject({ success: true })
    expect(await has(token)).toMatchObject({ hasWithdrawalPassword: true })
    const { hash } = await server().wired.app.database.one<{ hash: string }>(sql`
      select payment_password_hash as hash
      from identity.member
      where account = 'Keya5'`)
    expect(hash).toMatch(/^\$argon2id\$/)

    const again = await choose(token, '246802')
    expect([again.statusCode, again.json().errorCode]).toEqual([409, 'payment.password.exists'])
  })

  it('is changed by whoever knows the old one, to another', async () => {
    const wrong = await change(token, '000000', '246802')
    expect([wrong.statusCode, wrong.json().errorCode]).toEqual([400, 'payment.password.wrong'])
    expect(wrong.json().value.fields[0].field).toBe('oldPaymentPassword')
    const same = await change(token, '135790', '135790')
    expect(same.json().errorCode).toBe('password.unchanged')

    expect((await change(token, '135790', '246802')).json()).toMatchObject({ success: true })
    expect((await change(token, '135790', '975310')).json().errorCode).toBe('payment.password.wrong')
  })

  it('is locked after wrong ones, also to who then knows it', async () => {
    const guesser = await newMember(server(), 'Guesser5')
    await choose(guesser, '135790')
    const codes: string[] = []
    for (let tried = 0; tried < PAYMENT_LIMIT + 1; tried += 1) {
      codes.push((await change(guesser, '000000', '246802')).json().errorCode)
    }
    expect(codes).toEqual([...Array(PAYMENT_LIMIT).fill('payment.password.wrong'), 'payment.password.locked'])

    const right = await change(guesser, '135790', '246802')
    expect([right.statusCode, right.json().errorCode]).toEqual([423, 'payment.password.locked'])
  })

  it('lets no more guesses of a burst through than the limit', async () => {
    const burst = await newMember(server(), 'Burst55')
    await choose(burst, '135790')
    const answers = await Promise.all(Array.from({ length: 12 }, () => change(burst, '000000', '246802')))
    const codes = answers.map((answer) => answer.json().errorCode as string)
    expect(codes.filter((code) => code === 'payment.password.wrong')).toHaveLength(PAYMENT_LIMIT)
  })

  /** What comes of so many attempts at once, past what limits calls in a minute. */
  async function confirmAtOnce(username: string, given: readonly string[]): Promise<unknown[]> {
    const { id } = await server().wired.app.database.one<{ id: bigint }>(sql`
      select id
      from identity.member
      where account = ${username}`)
    const scope = ownScope(server().wired.app, {
      requestId: 'test',
      actor: { kind: 'system', name: 'test' },
      language: 'en',
    })
    const answers = await Promise.allSettled(given.map((password) => confirmPaymentPassword(scope, id, password)))
    return answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'right'))
  }

  it('lets everybody with the right password of a burst in: they wait for each other', async () => {
    await choose(await newMember(server(), 'Burst66'), '135790')

    const outcomes = await confirmAtOnce('Burst66', Array(12).fill('135790'))

    expect(outcomes).toEqual(Array(12).fill('right'))
    expect(await confirmAtOnce('Burst66', ['135790'])).toEqual(['right'])
  })

  it('counts the wrong ones of a burst alone', async () => {
    await choose(await newMember(server(), 'Burst77'), '135790')

    const wrong = await confirmAtOnce('Burst77', Array(PAYMENT_LIMIT - 1).fill('000000'))
    const last = await confirmAtOnce('Burst77', ['000000'])
    const late = await confirmAtOnce('Burst77', ['135790'])

    expect(wrong).toEqual(Array(PAYMENT_LIMIT - 1).fill('payment.password.wrong'))
    expect([last, late]).toEqual([['payment.password.wrong'], ['payment.password.locked']])
  })

  it('is taken away by an operator for who forgot it', async () => {
    const { admin } = await signInTheCast(server())
    const cleared = await server().call('console', {
      method: 'POST',
      url: '/staff/members/keya5/payment-password/clear',
      token: admin,
      body: { note: 'forgot it, known by video call' },
    })
    expect(cleared.json()).toMatchObject({ success: true })
    expect(await has(token)).toMatchObject({ hasWithdrawalPassword: false })
    expect((await choose(token, '864209')).json()).toMatchObject({ success: true })
  })
})
