import { globSync, readFileSync } from 'node:fs'
import { readsAt } from '@croupier/client/live-reads.ts'
import { liveMessages } from '@croupier/api/live/all.ts'
import { expect, it } from 'vitest'
import { liveReads } from './live-reads.ts'

const root = new URL('../../../', import.meta.url)

it('every message that the server tells operators makes something old', () => {
  const sources = globSync('server/{modules,platform,jobs}/**/*.ts', { cwd: root }).filter(
    (file) => !/test|testing/.test(file),
  )
  const told = sources.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/\{ to: 'staff' \}, (\w+),/g)].map(([, name]) => name!),
  )
  const files = globSync('api/live/*.ts', { cwd: root })
  const typeOf = (name: string) => {
    const source = files
      .map((file) => readFileSync(new URL(file, root), 'utf8'))
      .find((text) => text.includes(`const ${name} = liveMessage(`))
    return /liveMessage\(\s*'([^']+)'/.exec(source ?? '')?.[1]
  }
  const types = [...new Set(told.map(typeOf))]

  expect(types.length).toBeGreaterThan(3)
  const known = liveMessages.map(({ type }) => type)
  expect(types.filter((type) => !known.some((each) => each === type && readsAt(liveReads, each).length > 0))).toEqual(
    [],
  )
})
