const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
}

export const pageStyle = `body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#2b1d12;background:#fbf7ef}
a{color:#7a4a00}table{border-collapse:collapse;width:100%}td,th{border-top:1px solid #ddcfb8;padding:.5rem .75rem .5rem 0;text-align:start;vertical-align:top}
@media(prefers-color-scheme:dark){body{color:#f3e8d6;background:#17100b}a{color:#e6b566}td,th{border-color:#463524}}`

/** A plain page in the sandbox's look. `body` is HTML that has been escaped where it came from outside. */
export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/style.css">
<main><h1>${escapeHtml(title)}</h1>${body}</main></html>`
}
