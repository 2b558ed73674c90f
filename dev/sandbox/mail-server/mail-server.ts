import type { FastifyInstance } from 'fastify'
import { escapeHtml, page } from '../page.ts'
import type { SandboxService } from '../service.ts'
import { Mailbox, type ReceivedLetter } from './mailbox.ts'

const HTML = 'text/html; charset=utf-8'
const time = (letter: ReceivedLetter) => letter.at.toISOString().slice(11, 19)

function boxPage(letters: readonly ReceivedLetter[]): string {
  if (letters.length === 0) return page('Mail', '<p>No letter has been sent yet.</p>')
  const rows = letters.map(
    (letter) =>
      `<tr><td>${time(letter)}</td><td>${escapeHtml(letter.to.join(', '))}</td>` +
      `<td><a href="/mail/${letter.id}" dir="auto">${escapeHtml(letter.subject)}</a></td></tr>`,
  )
  const head = '<thead><tr><th>UTC</th><th>To</th><th>Subject</th></tr></thead>'
  return page('Mail', `<table>${head}<tbody>${rows.join('')}</tbody></table>`)
}

/** The words of a letter with its addresses to press. The HTML part is not drawn: it came from outside. */
function letterText(text: string): string {
  const paragraphs = text.trim().split(/\r?\n\r?\n/)
  return paragraphs
    .map((each) => {
      const escaped = escapeHtml(each.trim())
      const linked = escaped.replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)
      return `<p dir="auto">${linked.replaceAll(/\r?\n/g, '<br>')}</p>`
    })
    .join('')
}

function letterPage(letter: ReceivedLetter): string {
  const { to, from, fromName, subject, text } = letter
  const facts = [
    ['From', `${fromName} <${from}>`],
    ['To', to.join(', ')],
    ['UTC', time(letter)],
  ] as const
  const rows = facts.map(([name, value]) => `<tr><th>${name}</th><td>${escapeHtml(value)}</td></tr>`).join('')
  return page(subject, `<table><tbody>${rows}</tbody></table>${letterText(text)}<p><a href="/mail">All letters</a></p>`)
}

/** A mail server spoken to by SMTP, and the box in which a person reads what was sent to anybody. */
export function mailServer(place: { host: string; port: number } | undefined): SandboxService {
  const box = new Mailbox()

  function mount(server: FastifyInstance): void {
    if (place) {
      server.addHook('onListen', async () => void (await box.listen(place.host, place.port)))
      server.addHook('onClose', async () => box.close())
    }
    server.get<{ Querystring: { to?: string } }>('/mail/letters.json', async (request) =>
      box.letters.filter(({ to }) => request.query.to === undefined || to.includes(request.query.to)),
    )
    server.get('/mail', async (_request, reply) => reply.type(HTML).send(boxPage(box.letters)))
    server.get<{ Params: { id: string } }>('/mail/:id', async (request, reply) => {
      const letter = box.letters.find(({ id }) => String(id) === request.params.id)
      if (!letter) return reply.code(404).type(HTML).send(page('Mail', '<p>There is no such letter.</p>'))
      return reply.type(HTML).send(letterPage(letter))
    })
  }

  return { name: 'Mail server', about: 'Takes letters by SMTP and delivers none of them.', page: '/mail', mount }
}
