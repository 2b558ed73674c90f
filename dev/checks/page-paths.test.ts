import { globSync, readFileSync } from 'node:fs'
import { isApi } from '@croupier/server/transport/http/listener.ts'
import { expect, it } from 'vitest'
import { root } from './run.ts'

it('opens every page of the console by its address: none is under a path of calls', () => {
  const sources = globSync('web/console/*/screen.{ts,tsx}', { cwd: root }).map((file) =>
    readFileSync(`${root}${file}`, 'utf8'),
  )
  const urls = sources.flatMap((source) => Array.from(source.matchAll(/\bpath: '(\/[^':]*)/g), ([, path = '']) => path))

  expect(urls.length).toBeGreaterThan(25)
  expect(urls.filter((url) => isApi({ url }))).toEqual([])
})
