import { readFileSync } from 'node:fs'
import type { OperationShape } from '@croupier/api/operation.ts'
import { operations } from '@croupier/server/wiring.ts'
import { readSource } from '@croupier/words/sources.ts'
import { describe, expect, it } from 'vitest'
import { auditedActionsText, plainActions } from '../generators/audited-actions.ts'

const root = new URL('../../', import.meta.url)
const words = readSource('console-audit', 'en')
const audited = operations.map(({ operation }) => operation as OperationShape).filter((each) => each.audited === true)

/** The names of what an operation takes, as its audit line keeps them. */
function fieldsOf({ input, name }: OperationShape): string[] {
  const { shape } = (input as unknown as { _zod: { def: { shape?: object } } })._zod.def
  if (!shape) throw new Error(`${name} takes an object, whose details have names`)
  return Object.keys(shape)
}

describe('[H-01] the audit log is read in words', () => {
  it('has a text for every operation that writes a line', () => {
    const names = audited.map(({ name }) => name)

    expect(names.filter((name) => words[`action.${name}`] === undefined)).toEqual([])
  })

  it('offers every action in the filter; “npm run new -- audited-actions” prints it again', () => {
    const printed = readFileSync(new URL('web/console/audit/audited-actions.ts', root), 'utf8')

    expect(printed).toBe(auditedActionsText(root))
  })

  it('has a text for everything such an operation is given', () => {
    const nameless = audited.flatMap((operation) =>
      fieldsOf(operation)
        .filter((field) => words[`field.${field}`] === undefined)
        .map((field) => `${operation.name}: ${field}`),
    )

    expect(nameless).toEqual([])
  })

  it('[H-03] names what a second operator is asked for as a wish, not as done', () => {
    const asked = operations.filter(({ operation }) => (operation as OperationShape).fourEyes)
    const named = Object.keys(readSource('console', 'en')).filter((key) => key.startsWith('proposals.what.'))

    expect(named.toSorted()).toEqual(asked.map(({ operation }) => `proposals.what.${operation.name}`).toSorted())
  })

  it('has a text for actions that are no operation', () => {
    const actions = plainActions(root)
    const keyOf = (action: string) =>
      `action.${action.replace(/ ([a-z])/g, (_, letter: string) => letter.toUpperCase())}`

    expect(actions.length).toBeGreaterThan(4)
    expect(actions.filter((action) => words[keyOf(action)] === undefined)).toEqual([])
    expect(words['action.proposed']).toBeDefined()
    for (const extra of ['refusal', 'proposalId', 'proposedBy', 'secondStep'])
      expect(words).toHaveProperty([`field.${extra}`])
  })
})
