import { describe, expect, it } from 'vitest'
import { logIn, newMember } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { sql } from '../../../platform/database.ts'
import { loginGatePort } from '../login-gate-port.ts'

const server = useServer()

/** What happens between the look at the password and the opening of the session. */
async function meanwhile(statement: ReturnType<typeof sql>): Promise<void> {
  const { app } = server().wired
  const gate = app.ports.use(loginGatePort)
  app.ports.provide(loginGatePort, {
    ...gate,
    async mayLogIn() {
      app.ports.provide(loginGatePort, gate)
      await app.database.run(statement)
      return { allowed: true }
    },
  })
}

describe('a log-in under way', () => {
  it.each([
    [
      'jamal',
      'the password is changed',
      sql`update identity.member set password_hash = 'changed' where account = 'jamal'`,
    ],
    ['kamal', 'the account is frozen', sql`update identity.member set state = 'frozen' where account = 'kamal'`],
  ])('[A-21] opens no session for %s where meanwhile %s', async (account, _what, statement) => {
    await newMember(server(), account)
    await meanwhile(statement)

    const answer = await logIn(server(), { username: account, password: 'lantern-light-77' })

    expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'login.failed'])
    const { sessions } = await server().wired.app.database.one<{ sessions: bigint }>(sql`
      select count(*) as sessions
      from identity.session s
      join identity.member m on m.id = s.member_id
      where m.account = ${account}`)
    // The one of the registration.
    expect(sessions).toBe(1n)
  })
})
