import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { escapeHtml } from '../page.ts'
import { checkoutRequest, CURRENCIES } from '../payment-provider/checkouts.ts'
import { Deliveries } from '../payment-provider/deliveries.ts'
import { shell } from '../payment-provider/pages.ts'
import { Settlements } from '../payment-provider/settlements.ts'
import { openSignedApi, refuse } from '../payment-provider/signed-api.ts'
import type { Shop } from '../payment-provider/signing.ts'
import type { SandboxService } from '../service.ts'

/** The shop of the demo. Public: the sandbox listens on this machine alone. */
export const cardShop: Shop = { client: 'harbourcard', secret: 'harbour-card-secret-of-the-demo-2026' }

const HOUSE = 'Harbour Card'
/** What the bank's page asks for here. */
export const BANK_CODE = '123456'

const sessionRequest = z.extend(checkoutRequest, { threeDSecure: z.literal('required') })

interface Session extends z.output<typeof sessionRequest> {
  id: string
  pageUrl: string
  status: 'open' | 'authenticating' | 'captured' | 'declined'
  payment: { id: string; amount: string; currency: string } | null
  card: { brand: string; last4: string } | null
  reason: string | null
}

const cardForm = z.object({
  number: z.string().check(
    z.overwrite((typed) => typed.replaceAll(/\D/g, '')),
    z.regex(/^\d{13,19}$/),
    z.refine(isCardNumber),
  ),
  expiry: z.string().check(z.regex(/^(?:0[1-9]|1[0-2]) ?\/ ?\d{2}$/)),
  code: z.string().check(z.regex(/^\d{3,4}$/)),
})

/** The check digit of ISO/IEC 7812. */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function facts(session: Session): string {
  return `<h1>To be paid</h1><p class="amount">${escapeHtml(session.amount)} <small>${escapeHtml(session.currency)}</small></p>
<dl><dt>Order</dt><dd>${escapeHtml(session.reference)}</dd></dl>`
}

function cardPage(session: Session, problem = ''): string {
  const fault = problem ? `<p class="state" role="alert">${problem}</p>` : ''
  return shell(
    'Card payment',
    `<section class="sheet">${facts(session)}${fault}<form method="post" action="/cards/session/${session.id}/card" autocomplete="off">
<p><label>Card number<input name="number" inputmode="numeric" placeholder="4242 4242 4242 4242" maxlength="23" required></label></p>
<div class="row"><label>Expiry<input name="expiry" placeholder="12/30" maxlength="7" required></label><label>CVC<input name="code" inputmode="numeric" maxlength="4" required></label></div>
<p></p><button class="main">Pay ${escapeHtml(session.amount)} ${escapeHtml(session.currency)}</button></form>
<p class="note">4242 4242 4242 4242 is paid, 4000 0000 0000 0002 is declined by its bank. Nothing here leaves this machine.</p></section>`,
    '',
    HOUSE,
  )
}

function bankPage(session: Session, problem = ''): string {
  const fault = problem ? `<p class="state" role="alert">${problem}</p>` : ''
  return shell(
    'Your bank asks',
    `<section class="sheet">${facts(session)}<p>Your bank has sent a code to your phone to confirm this payment with the card that ends in ${session.card?.last4 ?? ''}. Here it is ${BANK_CODE}.</p>${fault}
<form method="post" action="/cards/session/${session.id}/confirm" autocomplete="off"><p><label>Code<input name="code" inputmode="numeric" maxlength="6"></label></p>
<button class="main" name="do" value="confirm">Confirm</button><button class="plain" name="do" value="cancel">Cancel</button></form></section>`,
    '',
    'Bank of the Sandbox',
  )
}

/** A card provider with the wire of server/adapters/payments/card-page: a page for the card, and its bank's question. */
export function cardProvider(): SandboxService {
  const deliveries = new Deliveries(cardShop.secret)
  const settlements = new Settlements()
  const sessions = new Map<string, Session>()
  const html = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page)
  const byId = (id: string) => [...sessions.values()].find((session) => session.id === id)
  const json = ({ id, reference, status, pageUrl, payment, card, reason }: Session) => ({
    id,
    reference,
    status,
    pageUrl,
    payment,
    card,
    reason,
  })

  function finish(session: Session, status: 'captured' | 'declined', reason: string | null): void {
    const { amount, currency, reference, callbackUrl, card } = session
    session.status = status
    session.reason = reason
    session.payment = { id: `ch_${randomBytes(10).toString('hex')}`, amount, currency }
    const moved = { type: 'deposit' as const, reference, payment: session.payment.id, amount, currency }
    if (status === 'captured') settlements.note(moved)
    const content = { event: `card.${status}`, reference, payment: session.payment, card, ...(reason && { reason }) }
    deliveries.send('deposit', callbackUrl, content)
  }

  async function mountApi(scope: FastifyInstance): Promise<void> {
    const read = openSignedApi(scope, cardShop)
    settlements.mount(scope, '/cards')
    scope.post('/cards/v1/sessions', async (request, reply) => {
      const asked = read(sessionRequest, request)
      if (!asked) return refuse(reply, 400, 'request.invalid')
      if (!CURRENCIES.some((code) => code === asked.currency)) return refuse(reply, 422, 'currency.unsupported')
      const before = sessions.get(asked.reference)
      if (before && before.amount !== asked.amount) return refuse(reply, 409, 'reference.conflict')
      const id = `cs_${randomBytes(10).toString('hex')}`
      const pageUrl = `${request.protocol}://${request.host}/cards/session/${id}`
      const made: Session = { ...asked, id, pageUrl, status: 'open', payment: null, card: null, reason: null }
      if (!before) sessions.set(asked.reference, made)
      return reply.code(201).send(json(before ?? made))
    })
    scope.get<{ Params: { reference: string } }>('/cards/v1/sessions/:reference', async (request, reply) => {
      const session = sessions.get(request.params.reference)
      if (!session) return refuse(reply, 404, 'reference.unknown')
      const isOver = session.status === 'open' && Date.parse(session.expiresAt) < Date.now()
      return { ...json(session), ...(isOver && { status: 'expired' }) }
    })
  }

  return {
    name: 'Card provider',
    about: 'Takes a card on its own page, lets its bank ask (3-D Secure), and tells the shop the last four digits.',
    page: '/cards',
    mount(server) {
      server.register(mountApi)
      server.addHook('onClose', async () => deliveries.close())
      server.get('/cards', async (_request, reply) => {
        const rows = [...sessions.values()].map(
          (each) =>
            `<tr><td><a href="/cards/session/${each.id}">${escapeHtml(each.reference)}</a></td><td>${escapeHtml(`${each.amount} ${each.currency}`)}</td><td>${each.status}</td></tr>`,
        )
        const list =
          rows.length === 0
            ? '<p class="note">Nobody has paid by card yet.</p>'
            : `<table>${rows.toReversed().join('')}</table>`
        return html(reply, shell(HOUSE, `<section class="sheet"><h2>Payments</h2>${list}</section>`, 'wide', HOUSE))
      })
      server.get<{ Params: { id: string } }>('/cards/session/:id', async (request, reply) => {
        const session = byId(request.params.id)
        if (!session) return refuse(reply, 404, 'reference.unknown')
        if (session.status === 'open') return html(reply, cardPage(session))
        if (session.status === 'authenticating') return html(reply, bankPage(session))
        return reply.redirect(session.returnUrl, 303)
      })
      server.post<{ Params: { id: string } }>('/cards/session/:id/card', async (request, reply) => {
        const session = byId(request.params.id)
        if (!session || session.status !== 'open') return refuse(reply, 404, 'request.invalid')
        const given = z.safeParse(cardForm, request.body).data
        if (!given) return html(reply, cardPage(session, 'This is not a card’s number, expiry and code.'))
        const brand = given.number.startsWith('4') ? 'Visa' : 'Mastercard'
        session.card = { brand, last4: given.number.slice(-4) }
        if (given.number === '4000000000000002') {
          finish(session, 'declined', 'declined by the bank')
          return reply.redirect(session.returnUrl, 303)
        }
        session.status = 'authenticating'
        return reply.redirect(session.pageUrl, 303)
      })
      server.post<{ Params: { id: string }; Body: Record<string, string> | undefined }>(
        '/cards/session/:id/confirm',
        async (request, reply) => {
          const session = byId(request.params.id)
          if (!session || session.status !== 'authenticating') return refuse(reply, 404, 'request.invalid')
          if (request.body?.['do'] !== 'confirm') finish(session, 'declined', 'not confirmed by the payer')
          else if (request.body['code'] !== BANK_CODE) return html(reply, bankPage(session, 'This is not the code.'))
          else finish(session, 'captured', null)
          return reply.redirect(session.returnUrl, 303)
        },
      )
    },
  }
}
