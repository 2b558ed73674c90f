import { listSent, sentKinds, sentStates } from '@croupier/api/messaging/list-sent.ts'
import { expect, it, vi } from 'vitest'
import { declareList } from './declare-list.tsx'
import { choice, search } from './filters.ts'

// The words of a page are made when it is built; no list is drawn here.
vi.mock('@croupier/client/words/words.ts', () => ({ words: {} }))

const columns = [{ id: 'receiver', cell: ({ receiver }: { receiver: string }) => receiver }]
const rowKey = ({ id }: { id: string }) => id

it('keeps its declaration, so that it can also stand on another screen', () => {
  const filters = { state: choice('console-messages.column.state', sentStates, 'console-messages.sent.state') } as const
  const declared = declareList(listSent, { cursor: 'before', filters, columns, rowKey })

  expect(declared.list).toMatchObject({ operation: listSent, cursor: 'before', filters, columns, rowKey })
})

// What follows is refused by the compiler: each of these lines would be a fault of `tsc` without its comment.
it('takes no filter, cursor, day or column that its operation does not have', () => {
  declareList(listSent, {
    columns,
    rowKey,
    // @ts-expect-error -- the operation has no such input
    filters: { account: search('console-deposits.filter.account') },
  })
  declareList(listSent, {
    columns,
    rowKey,
    // @ts-expect-error -- these are not the values that its input takes
    filters: { state: choice('console-messages.sent.kind', sentKinds, 'console-messages.sent.kind') },
  })
  // @ts-expect-error -- its pages are walked by `before`
  declareList(listSent, { columns, rowKey, cursor: 'after' })
  // @ts-expect-error -- it takes no `from` and `until`
  declareList(listSent, { columns, rowKey, days: true })
  // @ts-expect-error -- its rows have no such member
  declareList(listSent, { rowKey, columns: [{ id: 'amount', cell: ({ amount }) => amount }] })
  // @ts-expect-error -- no such word
  declareList(listSent, { columns, rowKey, text: 'console-messages.nowhere' })
  // @ts-expect-error -- not every value has a word that begins so
  choice('console-messages.column.state', sentStates, 'console-messages.sent.kind')
})
