import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import type { FirstWords } from './draw-words.ts'
import { fillTemplate } from './fill-template.ts'

const template = readFileSync(new URL('../../../../web/portal/index.html', import.meta.url), 'utf8')

const fill = (words: Partial<FirstWords>, path = '/', page = template) =>
  fillTemplate(page, {
    language: 'bn',
    brand: 'Lumen',
    origin: 'https://play.example.com',
    path,
    words: { heading: 'Heading', links: [], ...words },
  })

describe('[C-15] the first words of a page', () => {
  it('says its language, its name and what it is about', () => {
    const html = fill({ title: 'প্রমোশন', text: 'One line.' })

    expect(html).toContain('<html lang="bn" dir="ltr">')
    expect(html).toContain('<title>প্রমোশন · Lumen</title>')
    expect(html).toContain('<meta name="description" content="One line." />')
    expect(html).toContain('<meta property="og:title" content="প্রমোশন · Lumen" />')
    expect(html).toContain('<h1>Heading</h1><p>One line.</p></header>')
  })

  it('names itself in every language offered', () => {
    const html = fill({}, '/promotions')
    const address = 'https://play.example.com/promotions'

    expect(html).toContain(`<link rel="canonical" href="${address}?language=bn" />`)
    for (const language of ['en', 'bn', 'ar']) {
      expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="${address}?language=${language}" />`)
    }
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${address}" />`)
  })

  it('fills social cards, and leads readers of feeds to the feed', () => {
    const html = fill({ title: 'News', text: 'One line.' }, '/news')

    for (const [property, content] of [
      ['og:title', 'News · Lumen'],
      ['og:description', 'One line.'],
      ['og:type', 'website'],
      ['og:url', 'https://play.example.com/news'],
      ['og:image', 'https://play.example.com/icon-512.png'],
      ['og:locale', 'bn'],
    ]) {
      expect(html.split(`<meta property="${property}" content="${content}" />`)).toHaveLength(2)
    }
    expect(html).toContain('<meta name="twitter:card" content="summary" />')
    expect(html).toContain('<link rel="alternate" type="application/atom+xml" href="/feed.xml" />')
  })

  it('lets no text become markup, in a heading, a link or an address', () => {
    const html = fill({
      heading: '<script>alert(1)</script>',
      text: '"><img src=x onerror=alert(1)>',
      links: [{ path: '/seamless?a="onclick="x', text: "<b>'$&'</b>" }],
    })

    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('"onclick="')
    expect(html).toContain('&lt;b&gt;&#39;$&amp;&#39;&lt;/b&gt;')
  })

  it('draws the welcome with the picture that the build names, and no other page', () => {
    const built = template.replace('<!--first-paint-->', '<!--first-paint /assets/night-1.svg-->')

    expect(fill({ isWelcome: true }, '/', built)).toMatch(/<header [^>]+><img src="\/assets\/night-1\.svg" alt="" /)
    expect(fill({}, '/help', built)).not.toContain('night-1')
    expect(fill({ isWelcome: true })).toMatch(/<header [^>]+><div /)
  })

  it('asks at once for the pictures that may be in sight, and for the others as one comes near', () => {
    const links = Array.from({ length: 14 }, (_, place) => ({ path: '/', text: 'Boat', picture: `/art/${place}.svg` }))
    const pictures = fill({ links }).match(/<img src="\/art[^>]+>/g) ?? []

    expect(pictures).toHaveLength(14)
    expect(pictures.map((each) => each.includes('loading="lazy"'))).toEqual(links.map((_, place) => place >= 12))
  })

  it('draws what has a sentence about it as a card, and neither becomes markup', () => {
    const html = fill({ links: [{ path: '/promotions/1', text: 'Light <1>', summary: 'Ten & more' }] })

    expect(html).toMatch(/<h2 [^>]+><a href="\/promotions\/1" [^>]+>Light &lt;1&gt;<\/a><\/h2>/)
    expect(html).toMatch(/<p [^>]+>Ten &amp; more<\/p>/)
  })

  it('cuts a long description between words', () => {
    const html = fill({ text: 'lantern '.repeat(60) })
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''

    expect(description).toMatch(/^(?:lantern )+lantern…$/)
    expect(description.length).toBeLessThan(210)
  })
})
