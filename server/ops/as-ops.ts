import { randomUUID } from 'node:crypto'
import type { OperationShape, OutputOf } from '@croupier/api/operation.ts'
import { invoke } from '../platform/invoke.ts'
import type { AppCall } from './command.ts'

/** Runs an operation as the person at the machine: validated, in its transaction and audited, as over HTTP. */
export async function asOps<Shape extends OperationShape>(
  { app, operations, user }: Pick<AppCall, 'app' | 'operations' | 'user'>,
  operation: Shape,
  input: unknown,
): Promise<OutputOf<Shape>> {
  const implementation = operations.find((one) => one.operation.name === operation.name)
  if (!implementation) throw new Error(`no module implements ${operation.name}`)
  const call = { requestId: `ops-${randomUUID()}`, actor: { kind: 'ops', user }, language: 'en' } as const
  return (await invoke(app, implementation, call, input)) as OutputOf<Shape>
}
