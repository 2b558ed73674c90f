import { compileWord } from '@croupier/words/compile.ts'
import { renderPieces } from '@croupier/words/render.ts'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Wrap, wrapTags } from './wrap-tags.tsx'

const link: Wrap = (content) => createElement('a', { href: '#term' }, content)

function html(text: string, values: Record<string, ReactNode> = {}, direction?: 'rtl') {
  const pieces = renderPieces<ReactNode>(compileWord(text), 'en', values)
  return renderToStaticMarkup(wrapTags(pieces, { terms: link }, direction))
}

it('puts the wrapper of a tag around its content', () => {
  expect(html('I accept the <terms>terms</terms>.')).toBe('I accept the <a href="#term">terms</a>.')
})

it('keeps the content of a tag that has no wrapper', () => {
  expect(html('I <b>accept</b>, <constructor>too</constructor>')).toBe('I accept, too')
})

it('wraps values inside tags, and takes elements as values', () => {
  expect(html('<terms>Send {amount}</terms>', { amount: createElement('strong', null, '5.00') })).toBe(
    '<a href="#term">Send <strong>5.00</strong></a>',
  )
})

it('never reads a tag in a value', () => {
  expect(html('Hello {name}', { name: '<terms>x</terms>' })).toBe('Hello &lt;terms&gt;x&lt;/terms&gt;')
})

it('lets a value keep its direction where text runs from right to left', () => {
  expect(html('{name} won', { name: 'Rahim (2)' }, 'rtl')).toBe('<bdi>Rahim (2)</bdi> won')
})
