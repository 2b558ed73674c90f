import { expect, it } from 'vitest'
import { firstThere, launchPlaces } from './launch-places.ts'

const house = 'https://games.lumen.example/play/dice/?token=t&rgs_url=games.lumen.example'
const hosts = ['https://a.example', 'https://b.example:8443']

it('[K-03] games of the house are opened from the launch CDN list in order, from the house at last', () => {
  expect(launchPlaces(house, hosts)).toEqual([
    'https://a.example/play/dice/?token=t&rgs_url=a.example',
    'https://b.example:8443/play/dice/?token=t&rgs_url=b.example%3A8443',
    house,
  ])
  expect(launchPlaces(house, [])).toEqual([house])
})

it('[K-03] a game of another house is opened where that house says', () => {
  const other = 'https://studio.example/play/reels?token=t'
  expect(launchPlaces(other, hosts)).toEqual([other])
})

it('[K-03] a host that does not answer gives way to the next, and none to the house', async () => {
  const places = launchPlaces(house, hosts)
  expect(await firstThere(places, async (place) => place.startsWith('https://b.'))).toBe(places[1])
  expect(await firstThere(places, async () => false)).toBe(house)
})
