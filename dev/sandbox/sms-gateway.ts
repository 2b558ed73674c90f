import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { escapeHtml, page } from './page.ts'
import type { SandboxService } from './service.ts'

interface Message {
  sid: string
  to: string
  from: string
  body: string
  at: Date
}

/** The box holds this many messages; older ones fall out. */
const KEPT = 200
const E164 = /^\+[1-9]\d{6,14}$/

function fault(status: number, code: number, message: string) {
  return { status, body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status } }
}

/** Reads a message as the Twilio Messages API takes it, or says what that API would say against it. */
function readMessage(form: Record<string, string | undefined>): Message | ReturnType<typeof fault> {
  if (!form['To']) return fault(400, 21_604, "A 'To' phone number is required.")
  if (!E164.test(form['To'])) return fault(400, 21_211, `The 'To' number ${form['To']} is not a valid phone number.`)
  if (!form['From']) return fault(400, 21_603, "A 'From' phone number is required.")
  if (!form['Body']) return fault(400, 21_602, 'Message body is required.')
  if (form['Body'].length > 1_600) return fault(400, 21_617, 'The message body exceeds the 1600 character limit.')
  return {
    sid: `SM${randomBytes(16).toString('hex')}`,
    to: form['To'],
    from: form['From'],
    body: form['Body'],
    at: new Date(),
  }
}

function messageJson(account: string, message: Message) {
  return {
    sid: message.sid,
    account_sid: account,
    to: message.to,
    from: message.from,
    body: message.body,
    status: 'queued',
    direction: 'outbound-api',
    date_created: message.at.toUTCString(),
    num_segments: String(Math.ceil(message.body.length / 153)),
    error_code: null,
    error_message: null,
    uri: `/2010-04-01/Accounts/${account}/Messages/${message.sid}.json`,
  }
}

/** An SMS gateway with the wire of the Twilio Messages API, and a box in which a person reads what was sent. */
export function smsGateway(): SandboxService {
  const box: Message[] = []

  function mount(server: FastifyInstance): void {
    server.post<{ Params: { account: string }; Body: Record<string, string> | undefined }>(
      '/sms/2010-04-01/Accounts/:account/Messages.json',
      async (request, reply) => {
        if (!request.headers.authorization?.startsWith('Basic ')) {
          const refused = fault(401, 20_003, 'Authenticate')
          return reply.code(refused.status).send(refused.body)
        }
        const message = readMessage(request.body ?? {})
        if ('status' in message) return reply.code(message.status).send(message.body)
        box.unshift(message)
        box.length = Math.min(box.length, KEPT)
        return reply.code(201).send(messageJson(request.params.account, message))
      },
    )
    server.get<{ Querystring: { to?: string } }>('/sms/messages.json', async (request) =>
      box.filter((message) => request.query.to === undefined || message.to === request.query.to),
    )
    server.get('/sms', async (_request, reply) => {
      const rows = box
        .map(
          (each) =>
            `<tr><td>${each.at.toISOString().slice(11, 19)}</td><td>${escapeHtml(each.to)}</td><td>${escapeHtml(each.body)}</td></tr>`,
        )
        .join('')
      const table = `<table><thead><tr><th>UTC</th><th>To</th><th>Text</th></tr></thead><tbody>${rows}</tbody></table>`
      const empty = '<p>No text message has been sent yet.</p>'
      return reply.type('text/html; charset=utf-8').send(page('Text messages', box.length > 0 ? table : empty))
    })
  }

  return {
    name: 'SMS gateway',
    about: 'Takes text messages over the wire of the Twilio Messages API.',
    page: '/sms',
    mount,
  }
}
