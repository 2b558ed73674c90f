import { escapeHtml } from '../../../platform/escape-html.ts'

const ADDRESS = /^https?:\/\/[^\s<>"]+$/

function paragraph(text: string): string {
  const escaped = escapeHtml(text)
  const content = ADDRESS.test(text) ? `<a href="${escaped}">${escaped}</a>` : escaped.replaceAll('\n', '<br>')
  // Each by its own first letter: Arabic reads from the right, and an address in it does not.
  return `<p dir="auto">${content}</p>`
}

/** A letter's text as HTML: the same words, with addresses to press and the direction of its script. */
export function letterHtml(text: string): string {
  const body = text
    .split('\n\n')
    .map((each) => paragraph(each.trim()))
    .join('\n')
  return `<!doctype html><html><body style="font:16px/1.5 sans-serif;max-width:36rem">\n${body}\n</body></html>`
}
