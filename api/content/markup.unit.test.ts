import { describe, expect, it } from 'vitest'
import { cleanMarkup, linkAddress, plainWords, readMarkup } from './markup.ts'

describe('[C-09] what operators write is sanitised', () => {
  it.each([
    ['<p>Hello <b>you</b></p>', '<p>Hello <strong>you</strong></p>'],
    ['<h1>Title</h1><ul><li>one<li>two</ul>', '<h2>Title</h2><ul><li>one<li>two</li></li></ul>'],
    ['a<br>b<hr/>c', 'a<br>b<hr>c'],
    ['5 < 6 & 7 > 2', '5 &lt; 6 &amp; 7 &gt; 2'],
    ['<a href="/promotions">go</a>', '<a href="/promotions">go</a>'],
    ["<a href='https://example.com/?a=1&amp;b=2'>go</a>", '<a href="https://example.com/?a=1&amp;b=2">go</a>'],
  ])('keeps %s', (given, kept) => {
    expect(cleanMarkup(given)).toBe(kept)
    expect(cleanMarkup(cleanMarkup(given))).toBe(kept)
  })

  it.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<script>alert(1)', ''],
    ['<svg onload="alert(1)"><a href="javascript:alert(1)">x</a></svg>y', 'y'],
    ['<img src=x onerror=alert(1)>z', 'z'],
    ['<p onclick="alert(1)" style="x">t</p>', '<p>t</p>'],
    ['<a href="javascript:alert(1)">t</a>', 't'],
    ['<a href="&#106;avascript:alert(1)">t</a>', 't'],
    ['<a href="//evil.test">t</a>', 't'],
    ['<a href="data:text/html,x">t</a>', 't'],
    ['<!-- --><b>t</b>', '<strong>t</strong>'],
    ['<scr<script></script>ipt>alert(1)</script>', 'alert(1)'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<iframe src="https://evil.test"></iframe>t', 't'],
  ])('drops what wants to run in %s', (given, kept) => {
    expect(cleanMarkup(given)).not.toMatch(/<(?!\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|u|a|br|hr)\b)|javascript:/i)
    expect(cleanMarkup(given)).toBe(kept)
  })

  it('says its words alone', () => {
    expect(plainWords(readMarkup('<h2>Rules</h2><p>One <b>account</b> each.</p>'))).toBe('Rules One account each.')
    expect(
      plainWords(readMarkup('At <a href="/rng">night</a>, un<em>til</em> ten.<br>Then<ul><li>a</li><li>b</li></ul>')),
    ).toBe('At night, until ten. Then a b')
    expect(linkAddress('http://example.com')).toBeUndefined()
  })
})
