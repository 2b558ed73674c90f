import { expect, it } from 'vitest'
import { intoEditor, outOfEditor } from './markup-in-editor.ts'

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, ...(marks.length > 0 && { marks }) })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const lineEnd = { type: 'hardBreak' }

it.each([
  ['nothing', '', [{ type: 'paragraph' }]],
  ['plain words', 'Ferries sail.', [paragraph(text('Ferries sail.'))]],
  ['lines of plain words', 'First\nSecond', [paragraph(text('First'), lineEnd, text('Second'))]],
  [
    'paragraphs on lines of their own',
    '<h2>Soon</h2>\n<p>It <strong>sails <em>now</em></strong></p>\n',
    [
      { type: 'heading', attrs: { level: 2 }, content: [text('Soon')] },
      paragraph(text('It '), text('sails ', { type: 'bold' }), text('now', { type: 'bold' }, { type: 'italic' })),
    ],
  ],
  [
    'a list that was typed, and one within it',
    '<ul>\n<li>One</li>\n<li>Two<ol><li>Three</li></ol></li>\n</ul>',
    [
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [paragraph(text('One'))] },
          {
            type: 'listItem',
            content: [
              paragraph(text('Two')),
              { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(text('Three'))] }] },
            ],
          },
        ],
      },
    ],
  ],
  ['a link', '<p><a href="/live">here</a></p>', [paragraph(text('here', { type: 'link', attrs: { href: '/live' } }))]],
  [
    'a quotation and a line',
    '<blockquote>So</blockquote><hr>',
    [{ type: 'blockquote', content: [paragraph(text('So'))] }, { type: 'horizontalRule' }],
  ],
  [
    'what wants to run',
    '<p onclick="x()">Hi<script>alert(1)</script><a href="javascript:x">!</a></p>',
    [paragraph(text('Hi'), text('!'))],
  ],
  ['paragraphs put into one', '<div><p>One</p><p>Two</p></div>', [paragraph(text('One')), paragraph(text('Two'))]],
  ['signs that are no markup', '<p>1 &lt; 2 &amp; 3</p>', [paragraph(text('1 < 2 & 3'))]],
])('[H-07] opens in the editor what readers see: %s', (_what, kept, opened) => {
  expect(intoEditor(kept)).toEqual(opened)
})

it.each([
  ['nothing', '<p></p>', ''],
  ['empty lines', '<p></p><p> <br></p>', ''],
  ['words', '<p>It <strong>sails</strong></p>', '<p>It <strong>sails</strong></p>'],
  [
    'a link with what the editor adds',
    '<p><a target="_blank" rel="x" href="/live">here</a></p>',
    '<p><a href="/live">here</a></p>',
  ],
  ['a link that wants to run', '<p><a href="javascript:alert(1)">here</a></p>', '<p>here</p>'],
  ['a line between', '<hr>', '<hr>'],
])('[H-07] keeps of the editor only elements that there are: %s', (_what, held, kept) => {
  expect(outOfEditor(held)).toBe(kept)
})
