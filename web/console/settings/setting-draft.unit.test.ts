import { expect, it } from 'vitest'
import { draftOf, kindOf, valueOf } from './setting-draft.ts'

it.each([
  [{ type: 'boolean' }, true],
  [{ type: 'integer' }, 30],
  [{ type: 'string' }, 'Asia/Dhaka'],
  [{ type: 'object' }, { isOn: false, endsAt: null }],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, null],
])('gives back the value it was made from, by %o', (schema, value) => {
  const kind = kindOf(schema)

  expect(valueOf(kind, draftOf(kind, value))).toEqual({ value })
})

it.each([
  ['number' as const, ''],
  ['number' as const, 'soon'],
  ['structure' as const, '{ "isOn": tru'],
])('reads no value where %s is asked for and "%s" typed', (kind, draft) => {
  expect(valueOf(kind, draft)).toBeUndefined()
})
