import { randomUUID } from 'node:crypto'
import type { OperationShape, OutputOf } from '@croupier/api/operation.ts'
import { auditPort } from '../platform/audit-port.ts'
import type { OwnScope } from '../platform/context.ts'
import { type Call, invoke, ownScope } from '../platform/invoke.ts'
import { Refusal } from '../platform/refusal.ts'
import type { AppCall } from './command.ts'

function callOf(user: string): Call {
  return { requestId: `ops-${randomUUID()}`, actor: { kind: 'ops', user }, language: 'en' }
}

/** Runs an operation as the person at the machine: validated, in its transaction and audited, as over HTTP. */
export async function asOps<Shape extends OperationShape>(
  { app, operations, user }: AppCall,
  operation: Shape,
  input: unknown,
): Promise<OutputOf<Shape>> {
  const implementation = operations.find((one) => one.operation.name === operation.name)
  if (!implementation) throw new Error(`no module implements ${operation.name}`)
  return (await invoke(app, implementation, callOf(user), input)) as OutputOf<Shape>
}

/**
 * Runs what is no operation (a module's own function) as the person at the machine, with its audit line. `details` must
 * hold no secret.
 */
export async function audited<T>(
  { app, user }: AppCall,
  action: string,
  details: Record<string, unknown>,
  work: (scope: OwnScope) => Promise<T>,
): Promise<T> {
  const call = callOf(user)
  const record = (outcome: 'done' | 'refused', more: Record<string, unknown>) =>
    app.database.transaction((tx) =>
      app.ports.use(auditPort).record(tx, {
        actor: `ops:${user}`,
        action,
        requestId: call.requestId,
        ip: null,
        details: { ...details, ...more },
        outcome,
      }),
    )
  try {
    const result = await work(ownScope(app, call))
    await record('done', {})
    return result
  } catch (error) {
    if (error instanceof Refusal) await record('refused', { refusal: error.code })
    throw error
  }
}
