import type { OperationShape, OutputOf } from '@croupier/api/operation.ts'
import { assert } from '@croupier/basis/assert.ts'
import type { Actor } from '@croupier/server/platform/actor.ts'
import type { App } from '@croupier/server/platform/app.ts'
import { auditPort } from '@croupier/server/platform/audit-port.ts'
import { FakeClock } from '@croupier/server/platform/clock.ts'
import type { Visit } from '@croupier/server/platform/context.ts'
import type { Database } from '@croupier/server/platform/database.ts'
import { approvedRunPort, fourEyesPort } from '@croupier/server/platform/four-eyes-port.ts'
import type { Operations } from '@croupier/server/platform/implement.ts'
import { invoke } from '@croupier/server/platform/invoke.ts'
import { openLog } from '@croupier/server/platform/log.ts'
import { Ports } from '@croupier/server/platform/port.ts'
import { makeSecretsKey, openSecrets, secretsPort } from '@croupier/server/platform/secrets.ts'
import { separationPort } from '@croupier/server/platform/separation-port.ts'
import { settingsPort } from '@croupier/server/platform/settings.ts'
import {
  auditLog,
  fourEyes,
  findStaffSession,
  operations,
  separation,
  staffIdleMinutes,
  totpRequired,
} from '@croupier/server/modules/staff/index.ts'
import { FixedSettings } from './fixed-settings.ts'

export interface StaffWorld {
  readonly app: App
  readonly clock: FakeClock
  readonly settings: FixedSettings
  /** Runs a staff operation by its name, as `actor`, from `ip`. */
  call<Shape extends OperationShape>(
    operation: Shape,
    actor: Actor,
    input: unknown,
    ip?: string,
  ): Promise<OutputOf<Shape>>
  /** The session a token opens now, as the transport finds it. */
  /** `isUnattended`: the page asks by itself. */
  session(token: string, isUnattended?: boolean): ReturnType<typeof findStaffSession>
}

export const root: Actor = { kind: 'ops', user: 'root' }
export const visitor: Actor = { kind: 'visitor' }

function visitFrom(ip: string): Visit {
  return { ip, userAgent: 'test', device: 'web', moduleId: '', host: 'console', cookies: {}, setCookie() {} }
}

/** The staff module, with operations of the test's own, on its database; the clock stands still. */
export function openStaffWorld(database: Database, more: Operations = []): StaffWorld {
  const clock = new FakeClock(1_790_000_000_000)
  const known = [...operations, ...more]
  const settings = new FixedSettings().set(totpRequired, false)
  const ports = new Ports()
  ports.provide(settingsPort, settings)
  ports.provide(secretsPort, openSecrets([makeSecretsKey()]))
  ports.provide(auditPort, auditLog)
  const app: App = { database, log: openLog('silent'), clock, ports }
  ports.provide(fourEyesPort, fourEyes)
  ports.provide(separationPort, separation)
  ports.provide(approvedRunPort, {
    run: (name, call, input) => invoke(app, known.find((one) => one.operation.name === name)!, call, input),
  })
  let calls = 0
  return {
    app,
    clock,
    settings,
    async call(operation, actor, input, ip = '203.0.113.7') {
      const implementation = known.find((one) => one.operation.name === operation.name)
      assert(implementation, `this world has ${operation.name}`)
      calls += 1
      const call = { requestId: `call-${calls}`, actor, language: 'en' as const, visit: visitFrom(ip) }
      return (await invoke(app, implementation, call, input)) as never
    },
    session: (token, isUnattended) =>
      findStaffSession(database, token, {
        isUnattended,
        now: clock.now(),
        idleMinutes: settings.read(staffIdleMinutes),
        isTotpRequired: settings.read(totpRequired),
      }),
  }
}
