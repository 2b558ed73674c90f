import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator } from '@croupier/dev/testing/vendor.ts'
import { hitPointOf } from '@croupier/games/jackpot/jackpot.ts'
import { expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { openRunSeed } from './jackpot-seed.ts'
import { holdAll } from './pots-store.ts'
import { renewRuns } from './renew-runs.ts'

const server = useServer()
const app = () => server().wired.app
const database = () => app().database

it('[D-03] a jackpot is hit at another amount, and keeps what it gathered', async () => {
  const terms = { share: 100, seed: '10', lowest: '20', ceiling: '30', vendors: [] }
  await asOperator(server(), 'createJackpot', { code: 'POT', currency: 'BDT', titles: { en: 'Pot' }, ...terms })
  // 29.99 of 30 are reached, so that a point drawn without regard to it would nearly always lie below.
  await database().run(sql`update jackpots.run set gathered = ${String(19_990_000n * 10_000n)}::numeric`)
  const run = () =>
    database().one<{ hash: string; gathered: string }>(sql`
      select seed_hash as hash, gathered::text as gathered from jackpots.run`)
  const before = await run()
  expect(await renewRuns(app())).toBe(1)
  const after = await run()
  expect(after.gathered).toBe(before.gathered)
  expect(after.hash).not.toBe(before.hash)
  const [pot] = await app().database.transaction((tx) => holdAll(tx))
  const serverSeed = openRunSeed(app().ports.use(secretsPort), pot!)
  expect(hitPointOf({ potCode: 'POT', run: 1, serverSeed }, pot!)).toBeGreaterThan(29_990_000n)
})
