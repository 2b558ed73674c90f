import { globSync, readFileSync } from 'node:fs'
import type { OperationShape } from '@croupier/api/operation.ts'
import { isList } from '@croupier/server/transport/http/list-as-csv.ts'
import { operations } from '@croupier/server/wiring.ts'
import { expect, test } from 'vitest'
import { root } from './run.ts'

/** Whether an operation reads a list of the caller's own, page by page. */
const isRecord = (operation: OperationShape): boolean =>
  (operation.caller === 'member' || operation.caller === 'agent') &&
  isList(operation) &&
  'next' in ((operation.output as { _zod: { def: { shape?: object } } })._zod.def.shape ?? {})

test('every record of a member’s and of an agent’s can be saved as CSV where it is shown', () => {
  const read = (files: string) =>
    globSync(`web/portal/{app,features,parts}/**/*.${files}`, { cwd: root })
      .map((file) => readFileSync(root + file, 'utf8'))
      .join('\n')
  const screens = read('tsx')
  // What public clients alone call stands nowhere.
  const shown = new Set(read('{ts,tsx}').match(/\w+/g))
  const saved = new Set([...screens.matchAll(/<SaveList of=\{(\w+)\}/g)].map(([, name]) => name))
  // Saved by an export of its own, which streams faster than pages.
  if (screens.includes('exportAccountRecord')) saved.add('listAccountRecord')

  const records = operations
    .map(({ operation }) => operation as OperationShape)
    .filter((operation) => isRecord(operation) && shown.has(operation.name))
  expect(records.length).toBeGreaterThan(20)
  expect(records.map(({ name }) => name).filter((name) => !saved.has(name))).toEqual([])
})
