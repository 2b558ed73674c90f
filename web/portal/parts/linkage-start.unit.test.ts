import { linkageTypes } from '@croupier/api/content/announcement.ts'
import { expect, it } from 'vitest'
import { linkageStart } from './linkage-start.ts'

const page = (path: string, needsLogIn = false) => ({ kind: 'page', path, needsLogIn })
const outside = { kind: 'outside', href: 'https://example.com/a?b=c#d' }

const cases = [
  ['PAGE', '/help', page('/help'), page('/help')],
  ['PAGE', '/member?page=depositv2', page('/member?page=depositv2'), page('/member?page=depositv2')],
  // Who is not logged in is asked to before a game opens.
  ['GAME', '1002', page('/seamless?nodeId=1002', true), page('/seamless?nodeId=1002', true)],
  // A banner leads to where a promotion is read, an announcement to where it is claimed.
  ['PROMOTION', '7', page('/promotions/7'), page('/member?page=rewardCenter')],
  ['WEB', outside.href, outside, outside],
] as const

it.each(cases)(
  '[C-06] [C-09] a %s to %s leads there from a banner and from an announcement',
  (linkageType, linkage, fromBanner, fromAnnouncement) => {
    expect(linkageStart({ linkageType, linkage }, false)).toEqual(fromBanner)
    expect(linkageStart({ linkageType, linkage }, true)).toEqual(fromAnnouncement)
  },
)

it('[C-09] every kind of linkage leads somewhere, and none leads nowhere', () => {
  expect(new Set<string>(cases.map(([type]) => type))).toEqual(new Set<string>(linkageTypes))
  expect(linkageStart({ linkageType: null, linkage: null }, false)).toBeUndefined()
  expect(linkageStart({ linkageType: null, linkage: null }, true)).toBeUndefined()
})
