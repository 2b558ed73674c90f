import { escapeHtml } from '../page.ts'
import { type Checkout, CURRENCIES } from './checkouts.ts'
import type { Delivery } from './deliveries.ts'
import { answerings, behaviours, type Payouts } from './payouts.ts'
import { mark } from './style.ts'

export function shell(title: string, body: string, width = '', house = 'Sandbar Pay'): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/payments/style.css"><script src="/payments/countdown.js" defer></script>
<main class="${width}"><p class="brand">${mark}${escapeHtml(house)} <small>Sandbox</small></p>${body}</main></html>`
}

function facts(checkout: Checkout): string {
  return `<h1>To be paid</h1><p class="amount">${escapeHtml(checkout.amount)} <small>${escapeHtml(checkout.currency)}</small></p>
<dl><dt>Order</dt><dd>${escapeHtml(checkout.reference)}</dd><dt>Customer</dt><dd>${escapeHtml(checkout.payer)}</dd>
<dt>Time left</dt><dd data-until="${Date.parse(checkout.expiresAt)}"></dd></dl>`
}

const finishedText = { paid: 'This order has been paid.', failed: 'This order was declined.' } as const

/** The page on which a deposit is paid. */
export function checkoutPage(checkout: Checkout): string {
  const back = `<a href="${escapeHtml(checkout.returnUrl)}">Back to the shop</a>`
  if (checkout.status !== 'open') {
    const label = checkout.status === 'failed' ? 'Pay after all' : 'Pay a second time'
    const body = `<section class="sheet">${facts(checkout)}<p class="state">${finishedText[checkout.status]}</p><p>${back}</p>
<form method="post"><button class="plain" name="do" value="pay">${label}</button></form></section>`
    return shell('Payment', body)
  }
  const currencies = CURRENCIES.map(
    (code) => `<option${code === checkout.currency ? ' selected' : ''}>${code}</option>`,
  )
  return shell(
    'Payment',
    `<section class="sheet">${facts(checkout)}
<form method="post"><button class="main" name="do" value="pay">Pay ${escapeHtml(checkout.amount)} ${escapeHtml(checkout.currency)}</button>
<button class="plain" name="do" value="decline">Decline</button></form>
<details><summary>Pay in a way that goes wrong</summary>
<form method="post" class="row"><label>Seconds<input name="seconds" inputmode="numeric" value="30" pattern="\\d{1,4}"></label><button name="do" value="later">Pay later</button></form>
<form method="post" class="row"><label>Amount<input name="amount" inputmode="decimal" value="1.00" pattern="\\d{1,12}(\\.\\d{1,2})?"></label><label>Currency<select name="currency">${currencies.join('')}</select></label><button name="do" value="other">Pay this instead</button></form>
<form method="post" class="row"><button name="do" value="lose">Pay, and lose two answers</button><button name="do" value="silent">Pay, and never call back</button></form>
</details></section><p class="note">Nothing here leaves this machine, and no money moves.</p>`,
  )
}

function time(at: Date): string {
  return at.toISOString().slice(11, 19)
}

/** Everything that happened here, and how payouts are to go. */
export function overviewPage(checkouts: Checkout[], payouts: Payouts, deliveries: Delivery[]): string {
  const options = (all: readonly string[], chosen: string) =>
    all.map((each) => `<option${each === chosen ? ' selected' : ''}>${each}</option>`).join('')
  const depositRows = checkouts.map(
    (each) =>
      `<tr><td><a href="/payments/checkout/${each.id}">${escapeHtml(each.reference)}</a></td><td>${escapeHtml(each.payer)}</td><td>${escapeHtml(each.amount)} ${escapeHtml(each.currency)}</td><td>${each.status}</td><td>${escapeHtml(each.payment ? `${each.payment.amount} ${each.payment.currency}` : '')}</td></tr>`,
  )
  const payoutRows = payouts.list.map((each) => {
    const act = (how: string, label: string) =>
      `<form method="post" action="/payments/payouts/${encodeURIComponent(each.reference)}"><button name="do" value="${how}">${label}</button></form>`
    const buttons = each.status === 'pending' ? `${act('pay', 'Pay')} ${act('fail', 'Fail')}` : ''
    return `<tr><td>${escapeHtml(each.reference)}</td><td>${escapeHtml(each.amount)} ${escapeHtml(each.currency)}</td><td>${escapeHtml(`${each.account.bank} ${each.account.number}`)}</td><td>${escapeHtml(each.account.holder)}</td><td>${each.status}</td><td>${buttons}</td></tr>`
  })
  const deliveryRows = deliveries.map(
    (each) =>
      `<tr><td>${escapeHtml(each.body.slice(0, 90))}</td><td>${each.state}</td><td>${each.attempts.map((attempt) => `${time(attempt.at)} ${escapeHtml(attempt.answer)}`).join('<br>')}</td></tr>`,
  )
  const table = (heads: string[], rows: string[], empty: string) =>
    rows.length === 0
      ? `<p class="note">${empty}</p>`
      : `<div class="scroll"><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  return shell(
    'Sandbar Pay',
    `<section class="sheet"><h2>Payouts</h2><form method="post" action="/payments/behaviour" class="row">
<label>New payouts<select name="behaviour">${options(behaviours, payouts.behaviour)}</select></label>
<label>Answers<select name="answering">${options(answerings, payouts.answering)}</select></label><button>Set</button></form>
<p class="note">pay, fail: by itself after two seconds; wait: by the buttons below. lost: taken, but the answer never arrives; busy: not taken.</p>
${table(['Reference', 'Amount', 'Account', 'Holder', 'State', ''], payoutRows, 'Nothing was to be paid out yet.')}</section>
<section class="sheet"><h2>Deposits</h2>${table(['Reference', 'Customer', 'Asked', 'State', 'Paid'], depositRows, 'Nobody has asked to pay yet.')}</section>
<section class="sheet"><h2>Call-backs</h2>${table(['Content', 'State', 'UTC and answer'], deliveryRows, 'Nothing was called back yet.')}</section>`,
    'wide',
  )
}
