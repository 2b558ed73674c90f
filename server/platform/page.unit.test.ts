import { describe, expect, it } from 'vitest'
import { sql } from './database.ts'
import { above, below, byId, joinPlace, momentPlace, readPage, splitPlace } from './page.ts'

const rows = [5n, 4n, 3n, 2n, 1n].map((id) => ({ id }))
const from = (place: string | null) => rows.filter(({ id }) => place === null || id < BigInt(place))

describe('a page', () => {
  it('reads on from its last row until the list ends', async () => {
    const seen: bigint[] = []
    let place: string | null = null
    let pages = 0
    do {
      const page = await readPage(2, byId, async (limit) => from(place).slice(0, limit))
      seen.push(...page.rows.map(({ id }) => id))
      place = page.next
      pages += 1
    } while (place !== null)

    expect(seen).toEqual([5n, 4n, 3n, 2n, 1n])
    expect(pages).toBe(3)
  })

  it('that is just full is the last one', async () => {
    expect(await readPage(5, byId, async (limit) => rows.slice(0, limit))).toEqual({ rows, next: null })
    expect(await readPage(5, byId, async () => [])).toEqual({ rows: [], next: null })
  })
})

describe('a place', () => {
  it('of several columns comes back as it was written', () => {
    expect(splitPlace(joinPlace(1790000000000, 12n, 'a-b'), Number, BigInt, String)).toEqual([
      1790000000000,
      12n,
      'a-b',
    ])
    expect(splitPlace(undefined, Number)).toBeUndefined()
    expect(momentPlace('1790000000000_12')).toEqual({ at: 1790000000000, id: 12n })
  })

  it('becomes the condition of a list that goes down or up, and none at its beginning', () => {
    expect(below(sql`id`, '7')).toMatchObject({ sql: '(id) < (?::bigint)', values: ['7'] })
    expect(above(sql`a, b`, sql`${1}, ${2}`)).toMatchObject({ sql: '(a, b) > (?, ?)', values: [1, 2] })
    expect(below(sql`id`, undefined).sql).toBe('true')
  })
})
