import { expect, it } from 'vitest'
import { measuringHosts, measuringPicture } from './measuring.ts'

const visit = { page: 'https://lumen.example/rng', language: 'bn', visitor: '0123456789abcdef', chance: '7' }

it.each([
  [
    { provider: 'GA4', id: 'G-ABC123' },
    'https://www.google-analytics.com/g/collect?v=2&tid=G-ABC123&cid=0123456789abcdef&en=page_view&dl=https%3A%2F%2Flumen.example%2Frng&ul=bn&_p=7',
  ],
  [
    { provider: 'META_PIXEL', id: '99' },
    'https://www.facebook.com/tr?id=99&ev=PageView&dl=https%3A%2F%2Flumen.example%2Frng&noscript=1&rnd=7',
  ],
  [
    { provider: 'MATOMO', id: 'https://stats.example/m/7' },
    'https://stats.example/m/matomo.php?idsite=7&rec=1&url=https%3A%2F%2Flumen.example%2Frng&lang=bn&_id=0123456789abcdef&rand=7&apiv=1&send_image=1',
  ],
  [{ provider: 'MATOMO', id: 'stats.example' }, undefined],
  [{ provider: 'MATOMO', id: 'http://stats.example/7' }, undefined],
] as const)('[K-03] a visit is counted at %j by asking for a picture, and by no script', (account, picture) => {
  expect(measuringPicture(account, visit)).toBe(picture)
})

it('[K-03] the policy opens for the hosts of the accounts that are set, and for none without', () => {
  expect(measuringHosts([])).toEqual([])
  expect(
    measuringHosts([
      { provider: 'MATOMO', id: 'https://stats.example/7' },
      { provider: 'MATOMO', id: 'https://stats.example/8' },
      { provider: 'META_PIXEL', id: '1' },
    ]),
  ).toEqual(['https://stats.example', 'https://www.facebook.com'])
})
