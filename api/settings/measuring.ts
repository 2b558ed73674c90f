import type { Analytics } from './resources.ts'

/** What is told of a visit: the page without what stands behind its `?` and `#`, and a number that means nothing else. */
export interface MeasuredVisit {
  page: string
  language: string
  /** 16 digits of base 16, drawn when the visitor agreed. */
  visitor: string
  /** So that no cache answers. */
  chance: string
}

/** The address of a Matomo and the number of the site there; undefined where the account names none. */
function matomoOf(id: string): { base: URL; site: string } | undefined {
  const [, address, site] = /^(https:\/\/.+)\/(\d+)$/.exec(id) ?? []
  const base = address === undefined ? null : URL.parse(`${address}/matomo.php`)
  return base && site !== undefined ? { base, site } : undefined
}

/** The picture to ask for so that a visit is counted; undefined for an account that cannot be. */
export function measuringPicture({ provider, id }: Analytics, visit: MeasuredVisit): string | undefined {
  const address = (base: string | URL, query: Readonly<Record<string, string>>): string => {
    const url = new URL(base)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url.href
  }
  const { page, language, visitor, chance } = visit
  if (provider === 'GA4') {
    const query = { v: '2', tid: id, cid: visitor, en: 'page_view', dl: page, ul: language, _p: chance }
    return address('https://www.google-analytics.com/g/collect', query)
  }
  if (provider === 'META_PIXEL') {
    return address('https://www.facebook.com/tr', { id, ev: 'PageView', dl: page, noscript: '1', rnd: chance })
  }
  const matomo = matomoOf(id)
  const query = { rec: '1', url: page, lang: language, _id: visitor, rand: chance, apiv: '1', send_image: '1' }
  return matomo && address(matomo.base, { idsite: matomo.site, ...query })
}

/** The hosts such pictures are asked of. */
export function measuringHosts(accounts: readonly Analytics[]): readonly string[] {
  const visit = { page: '', language: '', visitor: '', chance: '' }
  const hosts = accounts.flatMap((account) => {
    const picture = measuringPicture(account, visit)
    return picture === undefined ? [] : [new URL(picture).origin]
  })
  return [...new Set(hosts)]
}
