import { describe, expect, it } from 'vitest'
import { logIn, newMember } from '@croupier/dev/testing/accounts.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { sql } from '../../platform/database.ts'
import { loginGate, mayDeposit, mayPlay, mayWithdraw } from './index.ts'

const server = useServer()
const password = 'lantern-light-77'
const DAY = 86_400_000

const take = (token: string, length: object, given = password) =>
  server().call('portal', {
    method: 'POST',
    url: '/wps/member/breaks',
    body: { length, password: given },
    encrypted: true,
    token,
  })

async function verdicts(account: string, after = 0) {
  const { app } = server().wired
  const { id } = await app.database.one<{ id: bigint }>(sql`select id from identity.member where account = ${account}`)
  const now = app.clock.now() + after
  const scope = { ...app, db: app.database, clock: { ...app.clock, now: () => now } } as never
  const asked = [loginGate.mayLogIn(scope, id), mayPlay(scope, id), mayDeposit(scope, id), mayWithdraw(scope, id)]
  return (await Promise.all(asked)).map(({ allowed }) => allowed)
}

describe('a break', () => {
  it('[I-01] as a cool-off ends all sessions, lets log in and withdraw, and refuses stakes and deposits to its end', async () => {
    const token = await newMember(server(), 'cooling')
    expect((await take(token, { kind: 'cool-off', days: 7 })).statusCode).toBe(200)

    const again = await take(token, { kind: 'cool-off', days: 7 })
    expect([again.statusCode, again.json().errorCode]).toEqual([401, 'login.not.session'])
    expect((await logIn(server(), { username: 'cooling', password })).statusCode).toBe(200)
    expect(await verdicts('cooling')).toEqual([true, false, false, true])
    expect(await verdicts('cooling', 7 * DAY - 60_000)).toEqual([true, false, false, true])
    expect(await verdicts('cooling', 7 * DAY)).toEqual([true, true, true, true])
  })

  it('[I-01] is never shortened: of two the one that ends last holds', async () => {
    await take(await newMember(server(), 'longer'), { kind: 'cool-off', days: 30 })
    const { token } = (await logIn(server(), { username: 'longer', password })).json().value
    expect((await take(token, { kind: 'cool-off', days: 1 })).statusCode).toBe(200)
    expect(await verdicts('longer', 29 * DAY)).toEqual([true, false, false, true])
  })

  it.each([
    ['leaving6', { kind: 'exclusion', months: 6 }, 180, 185],
    ['leaving60', { kind: 'exclusion', months: 60 }, 1825, 1828],
    ['leavingever', { kind: 'exclusion-for-ever' }, 20_000, undefined],
  ])(
    '[I-01] as an exclusion refuses the log-in of %s, once the password is right',
    async (account, length, during, past) => {
      await take(await newMember(server(), account), length)

      const right = await logIn(server(), { username: account, password })
      expect([right.statusCode, right.json().errorCode]).toEqual([403, 'login.excluded'])
      expect(typeof right.json().value?.until).toBe(past === undefined ? 'undefined' : 'number')
      const wrong = await logIn(server(), { username: account, password: 'lantern-light-78' })
      expect(wrong.json().errorCode).toBe('login.failed')
      expect(await verdicts(account, during * DAY)).toEqual([false, false, false, true])
      if (past !== undefined) expect(await verdicts(account, past * DAY)).toEqual([true, true, true, true])
    },
  )

  it('[H-02] is shown to staff: whether it is an exclusion, and when it ends', async () => {
    await newMember(server(), 'playing')
    await take(await newMember(server(), 'resting'), { kind: 'cool-off', days: 7 })
    await take(await newMember(server(), 'awaying'), { kind: 'exclusion-for-ever' })
    const both = await newMember(server(), 'restaway')
    await take(both, { kind: 'cool-off', days: 30 })
    const { token } = (await logIn(server(), { username: 'restaway', password })).json().value
    await take(token, { kind: 'exclusion', months: 6 })
    const support = await signInOperator(server(), 'limits', 'support')
    const look = async (account: string) =>
      (await server().call('console', { method: 'GET', url: `/staff/members/${account}/break`, token: support })).json()
        .value

    expect(await look('playing')).toEqual({ isRunning: false, isExclusion: false, endsAt: null })
    const resting = await look('resting')
    expect(resting).toMatchObject({ isRunning: true, isExclusion: false })
    expect(Math.abs(resting.endsAt - Date.now() - 7 * DAY)).toBeLessThan(600_000)
    expect(await look('awaying')).toEqual({ isRunning: true, isExclusion: true, endsAt: null })
    const restaway = await look('restaway')
    expect(restaway).toMatchObject({ isRunning: true, isExclusion: true })
    expect(restaway.endsAt - Date.now()).toBeGreaterThan(100 * DAY)
  })

  it('[I-01] switches offers off', async () => {
    const token = await newMember(server(), 'quiet1')
    await server().call('portal', { method: 'PUT', url: '/wps/member/marketing', body: { isWanted: true }, token })
    await take(token, { kind: 'cool-off', days: 1 })
    const { wanted } = await server().wired.app.database.one<{ wanted: boolean }>(sql`
      select p.takes_marketing as wanted
      from identity.profile p
      join identity.member m on m.id = p.member_id
      where m.account = 'quiet1'`)
    expect(wanted).toBe(false)
  })

  it('[I-01] asks for the password, and is not taken without', async () => {
    const token = await newMember(server(), 'staying')
    const answer = await take(token, { kind: 'exclusion', months: 6 }, 'lantern-light-78')
    expect(answer.json().errorCode).toBe('password.wrong')
    expect(await verdicts('staying')).toEqual([true, true, true, true])
  })
})
