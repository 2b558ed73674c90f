import { expect, it } from 'vitest'
import { readLaunch } from './launch.ts'

const at = (search: string) => ({ search, host: 'games.example:8082', origin: 'http://games.example:8082' })

it('[D-05] reads a launch, and speaks plain http to its own host alone', () => {
  const own = readLaunch(at('?sessionID=s1&rgs_url=games.example:8082&lang=bn&currency=BDT&demo=true'))
  const other = readLaunch(at('?sessionID=s1&rgs_url=rgs.example&lang=bn'))

  expect(own).toEqual({
    sessionId: 's1',
    rgsOrigin: 'http://games.example:8082',
    language: 'bn',
    currency: 'BDT',
    isDemo: true,
    replay: undefined,
  })
  expect(other.rgsOrigin).toBe('https://rgs.example')
  expect(readLaunch(at('?sessionID=s1')).rgsOrigin).toBe('http://games.example:8082')
})

it('[D-05] reads a replay, which needs the id of a round', () => {
  expect(readLaunch(at('?replay=true&roundId=r1')).replay).toEqual({ roundId: 'r1', version: '1', mode: 'BASE' })
  expect(readLaunch(at('?replay=true')).replay).toBeUndefined()
  expect(readLaunch(at('?roundId=r1&sessionID=s1')).replay).toBeUndefined()
})
