import { globSync, readFileSync } from 'node:fs'
import type { OperationShape } from '@croupier/api/operation.ts'
import { auditedActions } from '@croupier/console/audit/audited-actions.ts'
import { operations } from '@croupier/server/wiring.ts'
import { readSource } from '@croupier/words/sources.ts'
import { describe, expect, it } from 'vitest'
import { root } from './run.ts'

const words = readSource('console-audit', 'en')
const audited = operations.map(({ operation }) => operation as OperationShape).filter((each) => each.audited === true)

/** The names of what an operation takes, as its audit line keeps them. */
function fieldsOf({ input, name }: OperationShape): string[] {
  const { shape } = (input as unknown as { _zod: { def: { shape?: object } } })._zod.def
  if (!shape) throw new Error(`${name} takes an object, whose details have names`)
  return Object.keys(shape)
}

/** What the files that write lines of their own call action and details. */
const own = globSync('server/**/*.ts', { cwd: root, exclude: (name) => name.includes('node_modules') })
  .filter((file) => !/\.(?:test|fixture|testing)\.ts$/.test(file))
  .map((file) => readFileSync(`${root}${file}`, 'utf8'))

describe('[H-01] the audit log is read in words', () => {
  it('has a text for every operation that writes a line, and lists it in the filter', () => {
    const names = audited.map(({ name }) => name)

    expect(names.filter((name) => words[`action.${name}`] === undefined)).toEqual([])
    expect(names.filter((name) => !auditedActions.includes(name))).toEqual([])
  })

  it('has a text for everything such an operation is given', () => {
    const nameless = audited.flatMap((operation) =>
      fieldsOf(operation)
        .filter((field) => words[`field.${field}`] === undefined)
        .map((field) => `${operation.name}: ${field}`),
    )

    expect(nameless).toEqual([])
  })

  it('has a text for actions that are no operation', () => {
    const actions = own.flatMap((text) => [
      ...[...text.matchAll(/\baction: '([^']+)'/g)].map(([, action]) => action!),
      ...[...text.matchAll(/recordPlainly\([^,]+, [^,]+, '([^']+)'/g)].map(([, action]) => action!),
    ])
    const keyOf = (action: string) =>
      `action.${action.replace(/ ([a-z])/g, (_, letter: string) => letter.toUpperCase())}`

    expect(actions.length).toBeGreaterThan(4)
    expect(actions.filter((action) => words[keyOf(action)] === undefined)).toEqual([])
    expect(words['action.proposed']).toBeDefined()
    for (const extra of ['refusal', 'proposalId', 'proposedBy', 'secondStep'])
      expect(words).toHaveProperty([`field.${extra}`])
  })
})
