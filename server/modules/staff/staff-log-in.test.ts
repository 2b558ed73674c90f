import { hash } from '@node-rs/argon2'
import { generate } from 'otplib'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginTotpEnrolment } from '@croupier/api/staff/begin-totp-enrolment.ts'
import { changeOwnStaffPassword } from '@croupier/api/staff/change-own-staff-password.ts'
import { changeStaffRole } from '@croupier/api/staff/change-staff-role.ts'
import { confirmTotpEnrolment } from '@croupier/api/staff/confirm-totp-enrolment.ts'
import { createStaff } from '@croupier/api/staff/create-staff.ts'
import { disableStaff } from '@croupier/api/staff/disable-staff.ts'
import { logInStaff } from '@croupier/api/staff/log-in-staff.ts'
import { logOutStaff } from '@croupier/api/staff/log-out-staff.ts'
import { resetStaffTotp } from '@croupier/api/staff/reset-staff-totp.ts'
import type { Role } from '@croupier/api/staff/roles.ts'
import { showStaffSession } from '@croupier/api/staff/show-staff-session.ts'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { openStaffWorld, root, type StaffWorld, visitor } from '@croupier/dev/testing/staff.ts'
import { assert } from '@croupier/basis/assert.ts'
import { sql } from '../../platform/database.ts'
import { PASSWORD_COST } from '../../platform/password-cost.ts'
import { staffIdleMinutes, totpRequired } from './staff-settings.ts'

const database = useDatabase()
let world: StaffWorld
let count = 0

beforeEach(() => {
  world = openStaffWorld(database())
})

const PASSWORD = 'brass-lantern-7'

async function hire(role: Role): Promise<{ id: string; account: string }> {
  count += 1
  return world.call(createStaff, root, { account: `${role}-${count}`, role, password: PASSWORD })
}

function logIn(account: string, rest: { password?: string; code?: string; ip?: string } = {}) {
  const { ip, password = PASSWORD, ...code } = rest
  return world.call(logInStaff, visitor, { account, password, ...code }, ip)
}

async function sessionOf(token: string) {
  const session = await world.session(token)
  assert(session, 'the session is open')
  return session
}

/** An operator with a password of their own, logged in. */
async function atWork(role: Role) {
  const operator = await hire(role)
  const first = await sessionOf((await logIn(operator.account)).token)
  await world.call(changeOwnStaffPassword, first, { password: PASSWORD, newPassword: 'jade-and-vermilion' })
  const { token } = await logIn(operator.account, { password: 'jade-and-vermilion' })
  return { ...operator, token, session: await sessionOf(token), password: 'jade-and-vermilion' }
}

async function enrolled(role: Role) {
  const operator = await atWork(role)
  const { secret } = await world.call(beginTotpEnrolment, operator.session, { password: operator.password })
  const codeNow = () => generate({ secret, epoch: world.clock.now() / 1000 })
  const { recoveryCodes } = await world.call(confirmTotpEnrolment, operator.session, { code: await codeNow() })
  return { ...operator, codeNow, recoveryCodes }
}

describe('logging in', () => {
  it('[H-01] opens a session for the right name and password, however the name is written', async () => {
    const { account } = await hire('support')

    const { token } = await logIn(account.toUpperCase())

    expect(await world.session(token)).toMatchObject({ account, role: 'support' })
  })

  it('stores no token, only its hash', async () => {
    const { account } = await hire('support')
    const { token } = await logIn(account)

    const { text } = await database().one<{ text: string }>(
      sql`select string_agg(s::text, ' ') as text from staff.session s`,
    )

    expect(text).not.toContain(token)
  })

  it('renews a hash that was made at a lower cost', async () => {
    const { account } = await hire('support')
    const weak = await hash(PASSWORD, { ...PASSWORD_COST, memoryCost: PASSWORD_COST.memoryCost / 2 })
    await database().run(sql`update staff.operator set password_hash = ${weak} where account = ${account}`)

    await logIn(account)

    const { renewed } = await database().one<{ renewed: string }>(sql`
      select password_hash as renewed from staff.operator where account = ${account}`)
    expect(renewed).toContain(`m=${PASSWORD_COST.memoryCost},`)
    await expect(logIn(account)).resolves.toHaveProperty('token')
  })

  it('answers a wrong password and an unknown name alike', async () => {
    const { account } = await hire('support')

    await expect(logIn(account, { password: 'not the password' })).rejects.toMatchObject({ code: 'staff.login.failed' })
    await expect(logIn('nobody-at-all')).rejects.toMatchObject({ code: 'staff.login.failed' })
  })

  it('lets no more than ten of a burst of guesses through, then locks strangers out wherever they are', async () => {
    const { account } = await hire('support')
    await logIn(account, { ip: '203.0.113.7' })

    const answers = await Promise.allSettled(
      Array.from({ length: 14 }, (_, guess) =>
        logIn(account, { password: `guess ${guess} of many`, ip: `198.51.100.${guess}` }),
      ),
    )
    const codes = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'in'))

    expect(codes.filter((code) => code === 'staff.login.failed')).toHaveLength(10)
    expect(codes.filter((code) => code === 'staff.login.locked')).toHaveLength(4)
    await expect(logIn(account, { ip: '198.51.100.99' })).rejects.toMatchObject({ code: 'staff.login.locked' })
    // At the usual address the operator notices nothing.
    await expect(logIn(account, { ip: '203.0.113.7' })).resolves.toHaveProperty('token')

    world.clock.advance(15 * 60_000)
    await expect(logIn(account, { ip: '198.51.100.99' })).resolves.toHaveProperty('token')
  })

  it.each([
    ['an address of IPv4', '203.0.113.7', '203.0.113.7', 'token'],
    ['the same, heard of as IPv6', '203.0.113.7', '::ffff:203.0.113.7', 'token'],
    ['another address of a network of IPv6', '2001:db8:1:2::7', '2001:db8:1:2:aaaa::9', 'token'],
    ['another address of IPv4', '203.0.113.7', '203.0.113.8', 'staff.login.locked'],
    ['another network of IPv6', '2001:db8:1:2::7', '2001:db8:1:3::7', 'staff.login.locked'],
  ])('while strangers are locked out, knows an operator by %s', async (_what, home, ip, expected) => {
    const { account } = await hire('support')
    await logIn(account, { ip: home })
    for (let guess = 0; guess < 10; guess += 1) {
      await logIn(account, { password: `guess ${guess}`, ip: `198.51.100.${guess}` }).catch(() => {})
    }

    const came = await logIn(account, { ip }).then(
      () => 'token',
      ({ code }) => code,
    )

    expect(came).toBe(expected)
  })

  it('lets everybody with the right password of a burst in', async () => {
    const { account } = await hire('support')

    const answers = await Promise.allSettled(
      Array.from({ length: 14 }, (_, guess) => logIn(account, { ip: `198.51.100.${guess}` })),
    )

    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
  })

  it('locks a familiar address too, and it alone', async () => {
    const { account } = await hire('support')
    await logIn(account, { ip: '203.0.113.7' })
    for (let guess = 0; guess < 10; guess += 1) await logIn(account, { password: `guess ${guess}` }).catch(() => {})

    await expect(logIn(account, { ip: '203.0.113.7' })).rejects.toMatchObject({ code: 'staff.login.locked' })
    await expect(logIn(account, { ip: '198.51.100.7' })).resolves.toHaveProperty('token')
  })

  it('does not let one address try a password on many names', async () => {
    const codes: string[] = []
    for (let name = 0; name < 62; name += 1) {
      await logIn(`somebody-${name}`, { ip: '192.0.2.44' }).catch((refusal) => codes.push(refusal.code))
    }

    expect(codes.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 'staff.login.failed'))
    expect(codes.slice(60)).toEqual(['staff.login.locked', 'staff.login.locked'])
  })

  it('keeps no unknown name: it may be a password in the wrong box', async () => {
    await logIn('brass-lantern-7').catch(() => {})

    const { text } = await database().one<{ text: string }>(sql`
      select (select string_agg(a::text, ' ') from staff.attempt a) ||
        (select string_agg(l::text, ' ') from staff.audit_line l) as text`)

    expect(text).not.toContain('brass-lantern-7')
  })

  it('leaves a line in the audit log for success and failure, without the password', async () => {
    const { account } = await hire('cashier')
    await logIn(account)
    await logIn(account, { password: 'wrong password' }).catch(() => {})

    const lines = await database().many<{ actor: string; outcome: string; details: object }>(sql`
      select actor, outcome, details
      from staff.audit_line
      where actor = ${`staff:${account}`}
      order by seq`)

    expect(lines).toEqual([
      { actor: `staff:${account}`, outcome: 'done', details: { secondStep: 'none' } },
      { actor: `staff:${account}`, outcome: 'refused', details: { refusal: 'staff.login.failed' } },
    ])
  })
})

describe('a session', () => {
  it('ends after the idle time, which calls put off', async () => {
    const { token } = await atWork('support')
    const idle = world.settings.read(staffIdleMinutes) * 60_000

    world.clock.advance(idle - 1)
    expect(await world.session(token)).toBeDefined()
    world.clock.advance(idle - 1)
    expect(await world.session(token)).toBeDefined()
    world.clock.advance(idle)
    expect(await world.session(token)).toBeUndefined()
  })

  it('ends after the idle time though an unattended page asks on and on', async () => {
    const { token } = await atWork('support')
    const idle = world.settings.read(staffIdleMinutes) * 60_000

    for (let asked = 0; asked < 9; asked += 1) {
      world.clock.advance(idle / 10)
      expect(await world.session(token, true)).toBeDefined()
    }
    world.clock.advance(idle / 10)
    expect(await world.session(token, true)).toBeUndefined()
  })

  it('ends after twelve hours however busy it is', async () => {
    const { token } = await atWork('support')

    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      world.clock.advance(20 * 60_000)
      expect(await world.session(token)).toBeDefined()
    }

    world.clock.advance(20 * 60_000)
    expect(await world.session(token)).toBeUndefined()
  })

  it('ends by logging out', async () => {
    const { token, session } = await atWork('support')

    await world.call(logOutStaff, session, {})

    expect(await world.session(token)).toBeUndefined()
  })

  it('ends when the operator is disabled, and they cannot open another', async () => {
    const operator = await atWork('support')

    await world.call(disableStaff, root, { id: operator.id })

    expect(await world.session(operator.token)).toBeUndefined()
    await expect(logIn(operator.account, { password: operator.password })).rejects.toMatchObject({
      code: 'staff.login.failed',
    })
  })

  it('allows nothing but its own affairs while a given password waits to be changed', async () => {
    const { account } = await hire('admin')
    const { token, due } = await logIn(account)
    const session = await sessionOf(token)

    expect(due).toEqual(['password'])
    expect(session.mayDo('audit.read')).toBe(false)
    expect(session.mayDo('own.session')).toBe(true)

    await world.call(changeOwnStaffPassword, session, { password: PASSWORD, newPassword: 'jade-and-vermilion' })
    expect((await sessionOf(token)).mayDo('audit.read')).toBe(true)
  })

  it('follows the role from one call to the next', async () => {
    const operator = await atWork('support')
    expect(operator.session.mayDo('content.manage')).toBe(false)

    await world.call(changeStaffRole, root, { id: operator.id, role: 'content' })

    expect((await sessionOf(operator.token)).mayDo('content.manage')).toBe(true)
    expect((await sessionOf(operator.token)).mayDo('members.read')).toBe(false)
  })

  it('shows the log-in before it', async () => {
    const operator = await atWork('support')
    world.clock.advance(60_000)
    const { token } = await logIn(operator.account, { password: operator.password, ip: '198.51.100.9' })

    const shown = await world.call(showStaffSession, await sessionOf(token), {})

    expect(shown).toMatchObject({ account: operator.account, due: [], previousLogin: { ip: '203.0.113.7' } })
    expect(shown.permissions).toContain('members.read')
  })
})

describe('the second step', () => {
  it('[H-01] is enrolled by its first code and asked from then on', async () => {
    const operator = await enrolled('cashier')

    await expect(logIn(operator.account, { password: operator.password })).rejects.toMatchObject({
      code: 'staff.totp.required',
    })
    world.clock.advance(30_000)
    const code = await operator.codeNow()
    await expect(logIn(operator.account, { password: operator.password, code })).resolves.toHaveProperty('token')
  })

  it('takes a code once', async () => {
    const operator = await enrolled('cashier')
    world.clock.advance(30_000)
    const code = await operator.codeNow()

    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => logIn(operator.account, { password: operator.password, code })),
    )

    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
  })

  it('takes a recovery code once, with any spacing', async () => {
    const operator = await enrolled('cashier')
    const code = operator.recoveryCodes[3]!.replaceAll('-', ' ').toUpperCase()

    const { token } = await logIn(operator.account, { password: operator.password, code })

    expect(await world.call(showStaffSession, await sessionOf(token), {})).toMatchObject({ recoveryCodesLeft: 9 })
    const again = logIn(operator.account, { password: operator.password, code })
    await expect(again).rejects.toMatchObject({ code: 'staff.totp.wrong' })
  })

  it('is locked for everybody after ten wrong codes, whatever the address', async () => {
    const operator = await enrolled('cashier')
    for (let guess = 0; guess < 10; guess += 1) {
      const code = String(100_000 + guess)
      const guessed = logIn(operator.account, { password: operator.password, code, ip: `198.51.100.${guess}` })
      await expect(guessed).rejects.toMatchObject({ code: 'staff.totp.wrong' })
    }

    world.clock.advance(30_000)
    const right = logIn(operator.account, { password: operator.password, code: await operator.codeNow() })

    await expect(right).rejects.toMatchObject({ code: 'staff.login.locked' })
  })

  it('rests sealed in the database', async () => {
    const operator = await atWork('cashier')
    const { secret } = await world.call(beginTotpEnrolment, operator.session, { password: operator.password })

    const { text } = await database().one<{ text: string }>(
      sql`select string_agg(o::text, ' ') as text from staff.operator o`,
    )

    expect(text).not.toContain(secret)
  })

  it('must be enrolled before anything else where the setting says so', async () => {
    const operator = await atWork('admin')
    world.settings.set(totpRequired, true)

    const { token, due } = await logIn(operator.account, { password: operator.password })

    expect(due).toEqual(['totp'])
    expect((await sessionOf(token)).mayDo('staff.read')).toBe(false)
  })

  it('is not begun by someone who only found the screen unlocked', async () => {
    const operator = await atWork('cashier')

    const begun = world.call(beginTotpEnrolment, operator.session, { password: 'a guess at it' })

    await expect(begun).rejects.toMatchObject({ code: 'staff.password.wrong' })
  })

  it('is taken away by an administrator, and the operator is logged out', async () => {
    const operator = await enrolled('cashier')

    await world.call(resetStaffTotp, root, { id: operator.id })

    expect(await world.session(operator.token)).toBeUndefined()
    await expect(logIn(operator.account, { password: operator.password })).resolves.toHaveProperty('token')
  })
})
