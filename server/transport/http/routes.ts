import type { Method, OperationShape } from '@croupier/api/operation.ts'

export type Listener = 'portal' | 'console' | 'games' | 'bundles'

export interface Route {
  method: Method
  path: string
}

/** Which listener serves an operation; its path's first part says so. */
export function listenerOf(operation: OperationShape): Listener {
  if (operation.path?.startsWith('/staff/')) return 'console'
  if (operation.path?.startsWith('/rgs/')) return 'games'
  return 'portal'
}

/** Every method and path that leads to an operation: its own paths and its relay names. */
export function routesOf(operation: OperationShape): Route[] {
  const methods = [operation.method, ...(operation.alsoMethods ?? [])]
  const paths = [
    ...(operation.path === undefined ? [] : [operation.path]),
    ...(operation.alsoPaths ?? []),
    ...(operation.relay ?? []).map((name) => `/wps/relay/${name}`),
  ]
  return paths.flatMap((path) => methods.map((method) => ({ method, path })))
}
