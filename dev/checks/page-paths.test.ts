import { readFileSync } from 'node:fs'
import { isApi } from '@croupier/server/transport/http/listener.ts'
import { expect, it } from 'vitest'
import { root } from './run.ts'

it('opens every page of the console by its address: none is under a path of calls', () => {
  const routes = readFileSync(`${root}web/console/app/routes.tsx`, 'utf8')
  const urls = Array.from(routes.matchAll(/\bpath: '([^'/*][^']*)'/g), ([, path]) => `/${path}`)

  expect(urls.length).toBeGreaterThan(5)
  expect(urls.filter((url) => isApi({ url }))).toEqual([])
})
