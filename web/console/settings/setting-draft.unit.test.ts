import { expect, it } from 'vitest'
import { draftOf, draftOfList, kindOf, listIn, valueOf } from './setting-draft.ts'

it.each([
  [{ type: 'boolean' }, true],
  [{ type: 'integer' }, 30],
  [{ type: 'string' }, 'Asia/Dhaka'],
  [{ type: 'array', items: { type: 'string' } }, ['admin', 'অ্যাডমিন', 'الإدارة']],
  [{ type: 'array', items: { type: 'string' } }, []],
  [{ type: 'array', items: { type: 'object' } }, [{ name: 'Lumen' }]],
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

it('keeps what is being typed beside a list, and takes it for an entry when the list is saved', () => {
  const draft = draftOfList(['admin', '', 'help', 'admin'], ' desk ')

  expect(listIn(draft)).toEqual({ entries: ['admin', 'help'], typed: ' desk ' })
  expect(valueOf('list', draft)).toEqual({ value: ['admin', 'help', 'desk'] })
  expect(valueOf('list', draftOfList(['admin'], 'admin'))).toEqual({ value: ['admin'] })
})
