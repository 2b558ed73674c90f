import { patterns } from '@croupier/api/identity/registration/patterns.ts'
import { registrationFields } from '@croupier/api/identity/registration/registration-fields.ts'
import { whiteLabelTree, type WhiteLabelNode } from '@croupier/api/settings/white-label.ts'
import { roles } from '@croupier/api/staff/roles.ts'
import { expect, it } from 'vitest'
import { readSource } from './sources.ts'

/** English alone: the other gates hold the other languages to it. */
function unworded(area: string, prefix: string, names: readonly string[]): string[] {
  const words = readSource(area, 'en')
  return names.filter((name) => words[`${prefix}.${name}`] === undefined)
}

function modulesOf(nodes: readonly WhiteLabelNode[]): string[] {
  return nodes.flatMap((node) => [node.modId, ...modulesOf(node.children ?? [])])
}

it('[A-03] has a message for every pattern family, for the form and for the console', () => {
  const families = patterns.map((pattern) => pattern.family)

  expect(unworded('fields', 'pattern', families)).toEqual([])
  expect(unworded('console-settings', 'pattern', families)).toEqual([])
})

it('[A-04] has a label for every registration field', () => {
  expect(unworded('fields', 'label', Object.keys(registrationFields))).toEqual([])
})

it('[C-18] names every white-label module to the operator', () => {
  expect(unworded('console-settings', 'flag', modulesOf(whiteLabelTree))).toEqual([])
})

it('names every role', () => {
  expect(unworded('console', 'role', roles)).toEqual([])
  expect(
    unworded(
      'console-staff',
      'role',
      roles.map((role) => `${role}.text`),
    ),
  ).toEqual([])
})
