import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isBareAt, type OperationShape } from '@croupier/api/operation.ts'
import type { Implementation } from '@croupier/server/platform/implement.ts'
import { routesOf } from '@croupier/server/transport/http/routes.ts'
import { operations } from '@croupier/server/wiring.ts'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

const isOperation = (value: unknown): value is OperationShape =>
  typeof value === 'object' && value !== null && 'runs' in value && 'caller' in value && 'input' in value

/** What a file under api/ exports, by name and file. */
async function declaredOperations(): Promise<{ file: string; as: string; operation: OperationShape }[]> {
  const files = globSync('api/**/*.ts', { cwd: root }).filter((file) => !/node_modules|\.test\.ts$/.test(file))
  const found = await Promise.all(
    files.map(async (file) => {
      const exported = Object.entries((await import(`${root}${file}`)) as Record<string, unknown>)
      return exported.flatMap(([as, value]) => (isOperation(value) ? [{ file, as, operation: value }] : []))
    }),
  )
  return found.flat()
}

/** Every list of implementations, by the module whose index exports it. */
async function listedOperations(): Promise<{ module: string; implementation: Implementation }[]> {
  const files = globSync('server/modules/*/index.ts', { cwd: root })
  const found = await Promise.all(
    files.map(async (file) => {
      const { operations: list = [] } = (await import(`${root}${file}`)) as { operations?: Implementation[] }
      return list.map((implementation) => ({ module: file.split('/')[2] ?? '', implementation }))
    }),
  )
  return found.flat()
}

const declared = await declaredOperations()
const listed = await listedOperations()

describe('[K-06] the operations of the product', () => {
  it('each stand in api under their own name, once', () => {
    expect(declared.length).toBeGreaterThan(30)
    for (const { as, operation, file } of declared) expect({ file, name: operation.name }).toEqual({ file, name: as })

    const names = declared.map(({ operation }) => operation.name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('each have exactly one implementation, listed by one module', () => {
    const listings = declared.map(({ file, operation }) => {
      const modules = listed.filter(({ implementation }) => implementation.operation === operation)
      return `${file} ${operation.name}: ${modules.map(({ module }) => module).join(', ') || 'nobody'}`
    })

    expect(listings.filter((listing) => !/: [a-z]+$/.test(listing) || listing.endsWith(': nobody'))).toEqual([])
  })

  it('[C-01] each answer bare bodies under /lgw and /lotto, as public clients read them', () => {
    const family = declared.flatMap(({ operation }) =>
      routesOf(operation).flatMap(({ method, path }) =>
        /^\/(?:lgw|lotto)\//.test(path) ? [{ call: `${method} ${path}`, isBare: isBareAt(operation, path) }] : [],
      ),
    )

    expect(family.length).toBeGreaterThan(40)
    expect(family.filter(({ isBare }) => !isBare)).toEqual([])
  })

  it('are all wired, and nothing is that no module lists', () => {
    const names = (list: readonly Implementation[]) => list.map(({ operation }) => operation.name as string).sort()

    expect(names(operations)).toEqual(names(listed.map(({ implementation }) => implementation)))
  })

  it('answer on routes of their own', () => {
    const routes = declared.flatMap(({ operation }) => {
      return routesOf(operation).map(({ method, path }) => `${method} ${path.replace(/:[^/]+/g, ':')}`)
    })

    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([])
  })

  it('name a permission where staff call them, and are audited where staff write', () => {
    const staff = declared.filter(({ operation }) => operation.caller === 'staff').map(({ operation }) => operation)

    expect(staff.filter((operation) => operation.permission === undefined).map((operation) => operation.name)).toEqual(
      [],
    )
    const silent = staff.filter((operation) => operation.method !== 'GET' && operation.audited !== true)
    // A socket's ticket and what looks ahead change nothing; an approval writes its line with the line of what it approves.
    expect(silent.map((operation) => operation.name).sort()).toEqual([
      'approveProposal',
      'countAudience',
      'forecastPromotion',
      'openStaffLiveSocket',
      'previewPromotion',
      'previewStaffContract',
    ])
  })
})
