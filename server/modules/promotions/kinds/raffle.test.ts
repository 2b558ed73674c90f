import { Money } from '@croupier/basis/money.ts'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { clientSeedOf, drawRaffle, occurrenceOf, type Ticket, ticketsEarned } from './raffle.ts'

const units = (text: string) => Money.parse(text, 'BDT').units
const serverSeed = `5eed${'0'.repeat(60)}`
const ticketsOf = (owners: string): Ticket[] => [...owners].map((pseudonym, at) => ({ number: at + 1, pseudonym }))
const numbers = (drawn: readonly { ticket: Ticket }[]) => drawn.map(({ ticket }) => ticket.number)

describe('[E-02] tickets of a raffle', () => {
  it.each([
    ['999.99', 0],
    ['1000', 1],
    ['2999.99', 2],
    ['60000', 5],
    ['-1000', 0],
  ])('%s played earns %i', (played, earned) => {
    expect(ticketsEarned({ perTicket: '1000', mostTickets: 5 }, 'BDT', units(played))).toBe(earned)
  })

  it('are as many as were earned where no cap is set', () => {
    expect(ticketsEarned({ perTicket: '1000', mostTickets: null }, 'BDT', units('60000'))).toBe(60)
  })
})

describe('[E-02] the draw of a raffle', () => {
  it('draws 5, 9, 1 of the known seed and list', () => {
    const drawn = drawRaffle({ prizes: ['3', '2', '1'], maxWins: 1 }, ticketsOf('AAAABBBCCC'), serverSeed)
    expect(numbers(drawn)).toEqual([5, 9, 1])
    expect(drawn.map(occurrenceOf)).toEqual(['prize:1', 'prize:2', 'prize:3'])
  })

  it('is bound to the list: the hash of its lines', () => {
    const hash = createHash('sha256').update('1,A\n2,B\n').digest('hex')
    expect(clientSeedOf(ticketsOf('AB'))).toBe(hash)
  })

  it('ends where nobody is left to win', () => {
    expect(drawRaffle({ prizes: ['3', '2', '1'], maxWins: 1 }, ticketsOf('AAB'), serverSeed)).toHaveLength(2)
    expect(drawRaffle({ prizes: ['3'], maxWins: 1 }, [], serverSeed)).toEqual([])
  })

  it('draws no ticket twice, and nobody more often than they may win', () => {
    const owners = 'AABABCABCD'.repeat(3)
    const drawn = drawRaffle(
      { prizes: Array.from({ length: 30 }, () => '1'), maxWins: 4 },
      ticketsOf(owners),
      serverSeed,
    )
    expect(new Set(numbers(drawn)).size).toBe(drawn.length)
    const wins = Map.groupBy(drawn, ({ ticket }) => ticket.pseudonym)
    expect([...wins].map(([owner, won]) => [owner, won.length]).toSorted()).toEqual([
      ['A', 4],
      ['B', 4],
      ['C', 4],
      ['D', 3],
    ])
  })
})
