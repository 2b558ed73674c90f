import { describe, expect, it } from 'vitest'
import { joining, type MessagePage, withOlderPage } from './older-messages.ts'

const page = (next: string | null, ...ids: string[]): MessagePage => ({
  next,
  messages: ids.map((id) => ({
    id,
    modelId: 1,
    side: 'member',
    author: 'r***m',
    text: id,
    at: Number(id),
    isOwn: false,
  })),
})

const idsOf = (held: MessagePage | undefined) => held?.messages.map(({ id }) => id)

describe('[D-10] older messages of a room', () => {
  it('come before those that are there, page by page', () => {
    const first = withOlderPage(undefined, '30', '30', page('20', '20', '29'))
    const second = withOlderPage(first, '30', '20', page(null, '11', '19'))

    expect([idsOf(second), second?.next]).toEqual([['11', '19', '20', '29'], null])
  })

  it('are added once where they were asked for twice', () => {
    const first = withOlderPage(undefined, '30', '30', page('20', '20', '29'))
    const again = withOlderPage(first, '30', '30', page('20', '20', '29'))

    expect(again).toBe(first)
  })

  it('are gone once the room begins later, and what was asked for before that adds nothing', () => {
    const older = withOlderPage(undefined, '30', '30', page('20', '20', '29'))

    expect(joining(older, '30')).toBe(older)
    expect(joining(older, '80')).toBeUndefined()
    expect(withOlderPage(undefined, '80', '30', page('20', '20', '29'))).toBeUndefined()
    expect(idsOf(withOlderPage(older, '80', '80', page('70', '70', '79')))).toEqual(['70', '79'])
  })
})
