import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { SandboxService } from '../service.ts'
import { amount, type Checkout, checkoutRequest, Checkouts, CURRENCIES, wishes } from './checkouts.ts'
import { Deliveries } from './deliveries.ts'
import { checkoutPage, overviewPage } from './pages.ts'
import { answerings, behaviours, type Payout, payoutRequest, Payouts } from './payouts.ts'
import { openSignedApi, refuse } from './signed-api.ts'
import { Settlements } from './settlements.ts'
import { sandpay } from './signing.ts'
import { countdownScript, providerStyle } from './style.ts'

const isCurrency = (code: string) => CURRENCIES.some((each) => each === code)

const wishForm = z.object({
  do: z.enum(wishes),
  amount: z.optional(amount),
  currency: z.optional(z.enum(CURRENCIES)),
  seconds: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(3_600))),
})

function checkoutJson({ id, reference, status, hostedUrl, payment, reason, expiresAt }: Checkout) {
  const isOver = status === 'open' && Date.parse(expiresAt) < Date.now()
  return { id, reference, status: isOver ? 'expired' : status, hostedUrl, payment, reason }
}

function payoutJson({ id, reference, status, reason }: Payout) {
  return { id, reference, status, reason }
}

/** The signed API: bodies are kept as they were sent, because signatures are made of bytes. */
async function mountApi(
  scope: FastifyInstance,
  { checkouts, payouts, settlements }: { checkouts: Checkouts; payouts: Payouts; settlements: Settlements },
): Promise<void> {
  const read = openSignedApi(scope, sandpay)
  settlements.mount(scope, '/payments')
  scope.post('/payments/v1/checkouts', async (request, reply) => {
    const asked = read(checkoutRequest, request)
    if (!asked) return refuse(reply, 400, 'request.invalid')
    if (!isCurrency(asked.currency)) return refuse(reply, 422, 'currency.unsupported')
    const checkout = checkouts.open(asked, `${request.protocol}://${request.host}`)
    return checkout ? reply.code(201).send(checkoutJson(checkout)) : refuse(reply, 409, 'reference.conflict')
  })
  scope.get<{ Params: { reference: string } }>('/payments/v1/checkouts/:reference', async (request, reply) => {
    const checkout = checkouts.find(request.params.reference)
    return checkout ? checkoutJson(checkout) : refuse(reply, 404, 'reference.unknown')
  })
  scope.post('/payments/v1/payouts', async (request, reply) => {
    if (payouts.answering === 'busy') return refuse(reply, 503, 'busy')
    const asked = read(payoutRequest, request)
    if (!asked) return refuse(reply, 400, 'request.invalid')
    if (!isCurrency(asked.currency)) return refuse(reply, 422, 'currency.unsupported')
    const payout = payouts.take(asked)
    if (!payout) return refuse(reply, 409, 'reference.conflict')
    if (payouts.answering === 'lost') {
      request.raw.socket.destroy()
      return reply.hijack()
    }
    return reply.code(201).send(payoutJson(payout))
  })
  scope.get<{ Params: { reference: string } }>('/payments/v1/payouts/:reference', async (request, reply) => {
    const payout = payouts.find(request.params.reference)
    return payout ? payoutJson(payout) : refuse(reply, 404, 'reference.unknown')
  })
}

/** A payment provider with the wire of server/adapters/payments/hosted-page: deposits on its page, payouts, call-backs. */
export function paymentProvider(): SandboxService {
  const deliveries = new Deliveries(sandpay.secret)
  const settlements = new Settlements()
  const checkouts = new Checkouts(deliveries, settlements)
  const payouts = new Payouts(deliveries, settlements)
  const html = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page)

  function mount(server: FastifyInstance): void {
    server.register((scope) => mountApi(scope, { checkouts, payouts, settlements }))
    server.addHook('onClose', async () => deliveries.close())
    server.get('/payments/style.css', async (_request, reply) => reply.type('text/css').send(providerStyle))
    server.get('/payments/countdown.js', async (_request, reply) => reply.type('text/javascript').send(countdownScript))
    server.get('/payments', async (_request, reply) =>
      html(reply, overviewPage(checkouts.list, payouts, deliveries.list)),
    )
    server.get<{ Params: { id: string } }>('/payments/checkout/:id', async (request, reply) => {
      const checkout = checkouts.findById(request.params.id)
      return checkout ? html(reply, checkoutPage(checkout)) : refuse(reply, 404, 'reference.unknown')
    })
    server.post<{ Params: { id: string } }>('/payments/checkout/:id', async (request, reply) => {
      const checkout = checkouts.findById(request.params.id)
      const wish = z.safeParse(wishForm, request.body).data
      if (!checkout || !wish) return refuse(reply, checkout ? 400 : 404, 'request.invalid')
      checkouts.act(checkout, wish)
      return reply.redirect(checkout.returnUrl, 303)
    })
    server.post<{ Params: { reference: string }; Body: Record<string, string> | undefined }>(
      '/payments/payouts/:reference',
      async (request, reply) => {
        const payout = payouts.find(request.params.reference)
        if (payout) payouts.finish(payout, request.body?.['do'] === 'pay' ? 'pay' : 'fail')
        return reply.redirect('/payments', 303)
      },
    )
    server.post<{ Body: Record<string, string> | undefined }>('/payments/behaviour', async (request, reply) => {
      const { behaviour, answering } = request.body ?? {}
      payouts.behaviour = behaviours.find((each) => each === behaviour) ?? payouts.behaviour
      payouts.answering = answerings.find((each) => each === answering) ?? payouts.answering
      return reply.redirect('/payments', 303)
    })
  }

  return {
    name: 'Payment provider',
    about: 'Takes deposits on a hosted page, pays out to accounts, and calls back, signed and with retries.',
    page: '/payments',
    mount,
  }
}
