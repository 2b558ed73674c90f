import { beforeAll, describe, expect, it } from 'vitest'
import type { OperationShape } from '@croupier/api/operation.ts'
import {
  type WhiteLabelModule,
  whiteLabelModules,
  type WhiteLabelNode,
  whiteLabelTree,
} from '@croupier/api/settings/white-label.ts'
import { whiteLabel } from '@croupier/server/modules/settings/index.ts'
import { sql } from '@croupier/server/platform/database.ts'
import { settingsPort } from '@croupier/server/platform/settings.ts'
import { listenerOf, routesOf } from '@croupier/server/transport/http/routes.ts'
import { operations } from '@croupier/server/wiring.ts'
import { proveWork } from '../testing/accounts.ts'
import { type Cast, signInTheCast, tokenFor } from '../testing/cast.ts'
import { type CallOptions, useServer } from '../testing/server.ts'

/*
 * Every white-label flag, switched off: the server refuses what belongs to it. Calls that name their module come from the
 * registry; what a flag takes from within a call is written here. That the portal hides it is shown in
 * dev/browser/operator-switches.spec.ts.
 *
 * Not repeated on another PostgreSQL: what a flag takes is refused before any statement of an operation’s own.
 */

const server = useServer()
let cast: Cast

/** What a flag refuses inside of calls that stay otherwise. */
const within: Partial<Record<WhiteLabelModule, () => Promise<CallOptions> | CallOptions>> = {
  AGENTPOLICY3: async () => ({
    method: 'POST',
    url: '/wps/session/login',
    body: { username: 'shirin', password: 'lantern-light-77', botCheck: await proveWork(server()) },
    encrypted: true,
    headers: { moduleid: 'AGENTPOLICY3' },
  }),
  MOBILENUMPASSREG3: () => ({
    method: 'PUT',
    url: '/wps/member/register/mobile',
    body: { mobileNum: '01711000001', password: 'lantern-light-77', terms: true, ageConfirmed: true },
    encrypted: true,
  }),
  REGMOBVERF3: () => ({
    method: 'POST',
    url: '/wps/verification/sms/register',
    body: { mobileNo: '01711000001' },
  }),
  MOBILEVERCODELOGIN3: () => ({
    method: 'POST',
    url: '/wps/verification/sms/noLogin',
    body: { mobileNum: '01711000001' },
  }),
}

/** Switches of what the product does by itself: off, there is nothing to call. Each is tested where it acts. */
const CALLED_BY_NOBODY: readonly WhiteLabelModule[] = ['PWDEXPFORCECHANGE3', 'SINGLESESSION3']
/** Trials are told that they need a true account (decisions.md); shown in server/modules/play/sessions/start-rules.test.ts. */
const IN_OTHER_WORDS: readonly WhiteLabelModule[] = ['DEMOPLAY3']

const plain = operations.map((each) => each.operation as OperationShape)

/** A flag with all above it: each of them takes it away. */
function lineageOf(module: WhiteLabelModule): WhiteLabelModule[] {
  const find = (nodes: readonly WhiteLabelNode[], above: string[]): string[] | undefined => {
    for (const { modId, children } of nodes) {
      if (modId === module) return [...above, modId]
      const found = find(children ?? [], [...above, modId])
      if (found) return found
    }
    return undefined
  }
  return find(whiteLabelTree, []) as WhiteLabelModule[]
}

async function switchTo(switches: Partial<Record<WhiteLabelModule, boolean>>): Promise<void> {
  const { app } = server().wired
  const settings = app.ports.use(settingsPort)
  await app.database.transaction((tx) => settings.change(tx, whiteLabel, switches, 'test'))
  await settings.refresh()
}

async function codeOf(listener: 'portal' | 'console', options: CallOptions) {
  const answer = await server().call(listener, options)
  return [answer.statusCode, answer.json().errorCode]
}

const REFUSED = [403, 'function.not.available']

beforeAll(async () => {
  cast = await signInTheCast(server())
})

describe('[C-18] a white-label flag that is off is refused by the server', () => {
  const named = plain.flatMap((operation) =>
    operation.module === undefined
      ? []
      : lineageOf(operation.module).map((flag) => [flag, operation.name, operation] as const),
  )

  it.each(named)('%s: %s', async (flag, _name, operation) => {
    const route = routesOf(operation)[0]!
    const listener = listenerOf(operation) === 'console' ? 'console' : 'portal'
    const call = {
      method: route.method,
      url: route.path.replaceAll(/:(\w+)/g, 'x'),
      ...(route.method === 'GET' ? {} : { body: {}, encrypted: operation.encrypted === true }),
      token: tokenFor(operation, cast),
    }
    // Some are off at first.
    const allOn = Object.fromEntries(lineageOf(operation.module!).map((each) => [each, true]))

    await switchTo({ ...allOn, [flag]: false })
    const off = await codeOf(listener, call)
    await switchTo(allOn)
    const on = await codeOf(listener, call)
    await switchTo({})

    expect(off).toEqual(REFUSED)
    expect(on).not.toEqual(REFUSED)
  })

  const inside = Object.entries(within) as [WhiteLabelModule, () => Promise<CallOptions>][]

  it.each(inside.flatMap(([flag, call]) => lineageOf(flag).map((off) => [off, flag, call] as const)))(
    '%s: what %s takes from within a call',
    async (off, _flag, call) => {
      await server().wired.app.database.run(sql`truncate platform.rate_limit`)
      await switchTo({ [off]: false })
      const refused = await codeOf('portal', await call())
      await switchTo({})
      const answered = await codeOf('portal', await call())

      expect(refused).toEqual(REFUSED)
      expect(answered).not.toEqual(REFUSED)
    },
  )

  it.each(whiteLabelModules)('%s has something to refuse, or is written down as having nothing', (flag) => {
    const refuses =
      named.some(([off]) => off === flag) ||
      Object.keys(within)
        .flatMap((each) => lineageOf(each as WhiteLabelModule))
        .includes(flag)

    expect(refuses).toBe(![...CALLED_BY_NOBODY, ...IN_OTHER_WORDS].includes(flag))
  })
})
