import { useDatabase } from '@croupier/dev/testing/database.ts'
import { expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { createLanes } from './index.ts'

const database = useDatabase()

it('lanes go on over other connections when a migration has changed what a statement answers', async () => {
  await database().run(sql`create table public.changing (one integer)`)
  await database().run(sql`insert into public.changing values (1)`)
  const lanes = createLanes<string, object>(database(), {
    name: 'test changing',
    keysOf: (request) => [request],
    statement: () => sql`select * from public.changing`,
    answers: (requests, rows) => requests.map(() => rows[0]!),
  })
  const before = await lanes.submit('before')
  await database().run(sql`alter table public.changing add column other integer default 2`)

  const after = await lanes.submit('after')
  await lanes.close()

  expect([before, after]).toEqual([{ one: 1 }, { one: 1, other: 2 }])
})
