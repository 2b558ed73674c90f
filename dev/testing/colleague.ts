import type { Role } from '@croupier/api/staff/roles.ts'
import type { TestServer } from './server.ts'

/** An operator added by the operator `maker`, who knows their passwords: the session token. */
export async function makeUpColleague(
  server: TestServer,
  maker: string,
  account: string,
  role: Role,
  address = '127.0.0.1',
): Promise<string> {
  const password = 'lantern-light-77'
  const post = (url: string, body: object, token?: string) =>
    server.call('console', { method: 'POST', url, body, token, address })
  await post('/staff/operators', { account, role, password }, maker)
  const { token } = (await post('/staff/session/login', { account, password })).json().value
  await post('/staff/session/password', { password, newPassword: 'brass-and-paper-78' }, token)
  return token
}
