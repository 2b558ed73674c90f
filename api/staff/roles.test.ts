import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { OperationShape } from '../operation.ts'
import { mayRole, permissions, permissionsOf, roles } from './roles.ts'

const api = new URL('../', import.meta.url)

async function everyOperation(): Promise<OperationShape[]> {
  const files = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^[a-z]+(?:\/[a-z-]+){1,2}\.ts$/.test(file.replaceAll('\\', '/')) && !file.endsWith('.test.ts'),
  )
  const modules = await Promise.all(files.map((file) => import(new URL(file.replaceAll('\\', '/'), api).href)))
  const exports: unknown[] = modules.flatMap((module) => Object.values(module))
  return exports.filter(
    (value): value is OperationShape =>
      typeof value === 'object' && value !== null && 'caller' in value && 'runs' in value,
  )
}

describe('the table of permissions', () => {
  it('[H-01] holds the permission of every staff operation, and each operation of /staff/ but log-in has one', async () => {
    const operations = await everyOperation()
    const ofStaff = operations.filter((operation) => operation.caller === 'staff')

    expect(ofStaff.length).toBeGreaterThan(20)
    expect(
      ofStaff.filter(({ permission }) => !permission || !(permission in permissions)).map(({ name }) => name),
    ).toEqual([])
    const open = operations.filter(({ caller, path }) => caller !== 'staff' && path?.startsWith('/staff/'))
    expect(open.map(({ name }) => name)).toEqual(['logInStaff'])
  })

  it('audits every staff operation that writes', async () => {
    const writing = (await everyOperation()).filter(({ caller, method }) => caller === 'staff' && method !== 'GET')

    const unaudited = writing.filter((operation) => operation.audited !== true).map(({ name }) => name)

    // Approving is audited as what it runs; a ticket for a socket and what looks ahead change nothing.
    expect(unaudited.toSorted()).toEqual([
      'approveProposal',
      'countAudience',
      'forecastPromotion',
      'openStaffLiveSocket',
      'previewPromotion',
      'previewStaffContract',
    ])
  })

  it('asks two people only for what is audited and runs in one transaction', async () => {
    const doubled = (await everyOperation()).filter((operation) => operation.fourEyes)

    expect(doubled.filter((operation) => !operation.audited || operation.runs !== 'transaction')).toEqual([])
  })

  it('gives every role its own session, and nothing that is not in it', () => {
    for (const role of roles) {
      expect(permissionsOf(role)).toContain('own.session')
      expect(mayRole(role, 'no.such')).toBe(false)
      expect(mayRole(role, 'constructor')).toBe(false)
    }
  })

  it('keeps proposing adjustments and deciding on them apart, but for the administrator', () => {
    const both = roles.filter((role) => mayRole(role, 'ledger.adjust') && mayRole(role, 'proposals.decide'))

    expect(both).toEqual(['admin'])
  })
})
