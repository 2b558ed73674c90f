import type { OperationShape } from '@croupier/api/operation.ts'
import type { Role } from '@croupier/api/staff/roles.ts'
import { createMemberAs } from '@croupier/server/modules/identity/index.ts'
import { totpRequired } from '@croupier/server/modules/staff/index.ts'
import { invoke, ownScope } from '@croupier/server/platform/invoke.ts'
import { settingsPort } from '@croupier/server/platform/settings.ts'
import { logIn } from './accounts.ts'
import type { TestServer } from './server.ts'

/** Session tokens of one of each. */
export interface Cast {
  member: string
  agent: string
  admin: string
}

const PASSWORD = 'lantern-light-77'
const CHANGED = 'brass-and-paper-78'
const call = { requestId: 'cast', actor: { kind: 'ops', user: 'test' }, language: 'en' } as const

async function signIn(server: TestServer, account: string, moduleId = ''): Promise<string> {
  const headers: Record<string, string> = moduleId ? { moduleid: moduleId } : {}
  const answer = await logIn(server, { username: account, password: PASSWORD }, headers)
  return answer.json().value.token
}

/** A new operator, signed in without a second step; from an address of their own where many do. */
export async function signInOperator(
  server: TestServer,
  account: string,
  role: Role,
  address = '127.0.0.1',
): Promise<string> {
  const { app, operations } = server.wired
  const settings = app.ports.use(settingsPort)
  await app.database.transaction((tx) => settings.change(tx, totpRequired, false, 'test'))
  await settings.refresh()
  const createStaff = operations.find(({ operation }) => operation.name === 'createStaff')!
  await invoke(app, createStaff, call, { account, role, password: PASSWORD })
  const login = await server.call('console', {
    method: 'POST',
    url: '/staff/session/login',
    body: { account, password: PASSWORD },
    address,
  })
  const { token } = login.json().value
  await server.call('console', {
    method: 'POST',
    url: '/staff/session/password',
    token,
    body: { password: PASSWORD, newPassword: CHANGED },
  })
  return token
}

/** One member, one agent and one admin, each signed in the way people are. */
export async function signInTheCast(server: TestServer): Promise<Cast> {
  const scope = ownScope(server.wired.app, call)
  await createMemberAs(scope, { username: 'rahim', password: PASSWORD })
  await createMemberAs(scope, { username: 'shirin', password: PASSWORD, type: 2 })
  return {
    member: await signIn(server, 'rahim'),
    agent: await signIn(server, 'shirin', 'AGENTPOLICY3'),
    admin: await signInOperator(server, 'anika', 'admin'),
  }
}

/** The token of whoever may call this operation. */
export function tokenFor(operation: OperationShape, cast: Cast): string | undefined {
  switch (operation.caller) {
    case 'anyone':
      return undefined
    case 'agent':
      return cast.agent
    case 'staff':
      return cast.admin
    default:
      return cast.member
  }
}
