/** The look of the provider's own pages: another company's, plainly not the portal's. */
export const providerStyle = `:root{color-scheme:light dark;--ink:#10233d;--soft:#52657f;--paper:#fff;--ground:#e8eef5;--line:#d3deea;--brand:#0b6b74;--brand-ink:#fff;--warn:#9a3412}
@media(prefers-color-scheme:dark){:root{--ink:#e6eef7;--soft:#9db0c6;--paper:#16212f;--ground:#0c141e;--line:#2a3a4d;--brand:#35b5bf;--brand-ink:#04191b;--warn:#fdba74}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
main{max-width:27rem;margin:0 auto;padding:clamp(1rem,6vh,4rem) 1rem}main.wide{max-width:64rem}
.brand{display:flex;gap:.75rem;align-items:center;font-weight:700;font-size:1.125rem;margin:0 0 1rem}.brand svg{width:2rem;height:2rem;color:var(--brand)}
.brand small{margin-inline-start:auto;font-weight:600;font-size:.75rem;letter-spacing:.04em;text-transform:uppercase;color:var(--warn)}
.sheet{background:var(--paper);border:1px solid var(--line);border-radius:1rem;padding:1.5rem;box-shadow:0 1rem 2.5rem rgb(16 35 61/.08);margin-bottom:1rem}
.amount{font-size:2.25rem;font-weight:700;line-height:1.1;margin:.25rem 0 1.25rem;font-variant-numeric:tabular-nums}.amount small{font-size:1rem;color:var(--soft);font-weight:600}
dl{display:grid;grid-template-columns:auto 1fr;gap:.375rem 1rem;margin:0 0 1.5rem;font-size:.9375rem}dt{color:var(--soft)}dd{margin:0;text-align:end;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
h1{font-size:1rem;color:var(--soft);font-weight:600;margin:0}h2{font-size:1.0625rem;margin:0 0 .75rem}p{margin:0 0 1rem}.note{color:var(--soft);font-size:.875rem}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1rem;border-radius:.625rem;border:1px solid var(--line);background:transparent;color:inherit;cursor:pointer}
button.main{width:100%;min-height:3.25rem;background:var(--brand);border-color:var(--brand);color:var(--brand-ink);font-size:1.0625rem}button.plain{width:100%;margin-top:.625rem}
button:focus-visible,a:focus-visible,input:focus-visible,select:focus-visible,summary:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
details{border-top:1px solid var(--line);margin-top:1.25rem;padding-top:1rem}summary{cursor:pointer;font-weight:600;color:var(--soft)}
.row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin-top:.75rem}.row label{flex:1 1 6rem;font-size:.8125rem;color:var(--soft)}
input,select{font:inherit;width:100%;min-height:2.75rem;padding:.25rem .75rem;border:1px solid var(--line);border-radius:.625rem;background:var(--ground);color:inherit}
.state{display:flex;gap:.75rem;align-items:center;font-weight:600;margin:0 0 1.25rem}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem}th,td{text-align:start;padding:.5rem .75rem .5rem 0;border-top:1px solid var(--line);vertical-align:top;white-space:nowrap}
td form{display:inline}td button{min-height:2.25rem;padding:.125rem .75rem}a{color:var(--brand)}`

/** A sand bar under the moon, the provider's mark. */
export const mark = `<svg viewBox="0 0 32 32" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"><circle cx="20" cy="10" r="5"/><path d="M3 20c4-5 9-5 13 0s9 5 13 0M3 27c4-4 9-4 13 0s9 4 13 0"/></svg>`

/** Counts the minutes left down, in the page's own words. */
export const countdownScript = `const at=document.querySelector('[data-until]');if(at){const end=Number(at.dataset.until);const show=()=>{const left=Math.max(0,Math.round((end-Date.now())/1000));at.textContent=left?Math.floor(left/60)+':'+String(left%60).padStart(2,'0'):'over'};show();setInterval(show,1000)}`
