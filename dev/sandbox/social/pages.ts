import { escapeHtml } from '../page.ts'
import type { Person } from './people.ts'

/** The look of the houses' own pages: other companies', plainly not the portal's. */
export const socialStyle = `:root{color-scheme:light dark;--ink:#1c2230;--soft:#5b6478;--paper:#fff;--ground:#eef0f6;--line:#d8dcea;--brand:#4353b3;--warn:#9a3412}
@media(prefers-color-scheme:dark){:root{--ink:#e9ebf4;--soft:#a3abc2;--paper:#1b1f2b;--ground:#11141c;--line:#333a4e;--brand:#9aa8ff;--warn:#fdba74}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
main{max-width:27rem;margin:0 auto;padding:clamp(1rem,8vh,5rem) 1rem}.house{display:flex;gap:.75rem;align-items:baseline;font-weight:700;font-size:1.125rem;margin:0 0 1rem}
.house small{margin-inline-start:auto;font-weight:600;font-size:.75rem;letter-spacing:.04em;text-transform:uppercase;color:var(--warn)}
.sheet{background:var(--paper);border:1px solid var(--line);border-radius:1rem;padding:1.5rem}h1{font-size:1.375rem;line-height:1.25;margin:0 0 .25rem}p{margin:0 0 1rem;color:var(--soft)}
ul{list-style:none;margin:0;padding:0}button{font:inherit;color:inherit;text-align:start;width:100%;min-height:3.25rem;padding:.5rem .75rem;border:0;border-top:1px solid var(--line);background:none;cursor:pointer;display:flex;gap:.875rem;align-items:center}
button:hover{background:var(--ground)}button small{display:block;color:var(--soft)}button svg{width:2.25rem;height:2.25rem;flex:none;color:var(--brand)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}details{border-top:1px solid var(--line);padding-top:1rem}summary{cursor:pointer;color:var(--soft);font-weight:600;min-height:2rem}
label{display:block;font-size:.8125rem;color:var(--soft)}input{font:inherit;width:100%;min-height:2.75rem;padding:.25rem .75rem;border:1px solid var(--line);border-radius:.625rem;background:var(--ground);color:inherit}
.row{display:flex;gap:.5rem;align-items:end;margin:.5rem 0 1rem}.row label{flex:1}.row button,.plain{width:auto;min-height:2.75rem;border:1px solid var(--line);border-radius:.625rem}.plain{margin-top:1rem}a{color:var(--brand)}`

/** A person's likeness: a head and shoulders. */
const likeness = `<svg viewBox="0 0 36 36" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><circle cx="18" cy="18" r="16"/><circle cx="18" cy="14" r="5"/><path d="M8 29c2-6 6-8 10-8s8 2 10 8"/></svg>`

export function shell(house: string, title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/social/style.css">
<main><p class="house">${escapeHtml(house)} <small>Sandbox</small></p><section class="sheet"><h1>${escapeHtml(title)}</h1>${body}</section></main></html>`
}

/** The account chooser. `action` takes the form; `asks` is the name of the house that asks for a log-in. */
export function chooserPage(house: string, asks: string, action: string, people: readonly Person[]): string {
  const choices = people.map(
    ({ id, name, email }) =>
      `<li><button name="person" value="${escapeHtml(id)}">${likeness}<span>${escapeHtml(name)}<small>${escapeHtml(email)}</small></span></button></li>`,
  )
  return shell(
    house,
    'Who are you?',
    `<p>${escapeHtml(asks)} wants to know who you are.</p>
<form method="post" action="${escapeHtml(action)}"><ul>${choices.join('')}</ul></form>
<details><summary>Somebody else</summary><form method="post" action="${escapeHtml(action)}" class="row"><label>Name<input name="name" required maxlength="60" autocomplete="off"></label><button>Go on</button></form></details>
<form method="post" action="${escapeHtml(action)}"><button class="plain" name="deny" value="1">Do not say</button></form>`,
  )
}
