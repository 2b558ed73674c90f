import { describe, expect, it } from 'vitest'
import { readConfig } from '@croupier/server/platform/config.ts'
import { welcome } from './welcome.ts'

const cast = [
  { role: 'player', account: 'lumen_rana', password: 'Demo-1234', where: 'portal', note: 'rich' },
  { role: 'cashier', account: 'cash', password: 'Demo-5678', where: 'console' },
]

describe('what a start says when it is ready', () => {
  it('lists every address and, in the demo, who may log in', () => {
    const text = welcome(readConfig({}), cast, [['portal', 5173]], true)

    for (const port of [
      'http://127.0.0.1:8080',
      'https://127.0.0.1:8443',
      ':8081',
      ':8082',
      ':8083',
      ':8090',
      ':5173',
    ]) {
      expect(text).toContain(port)
    }
    expect(text).toMatch(/player +lumen_rana +Demo-1234 +portal +rich/)
    expect(text).toMatch(/cashier +cash +Demo-5678 +console$/m)
    expect(text).not.toContain('!')
  })

  it('warns where the public passwords of the demo are open to the network', () => {
    expect(welcome(readConfig({ HOST: '0.0.0.0' }), cast, [], true)).toContain('! HOST 0.0.0.0 is open to the network')
  })

  it('names the origin players see, and no HTTPS or sandbox that is not there', () => {
    const text = welcome(readConfig({ DEMO: '0', PUBLIC_URL: 'https://play.example.com' }), [], [], false)
    expect(text).toMatch(/Portal +https:\/\/play\.example\.com$/m)
    expect(text).not.toMatch(/8443|8090|Demo/)
  })
})
