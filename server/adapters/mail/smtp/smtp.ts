import { createTransport } from 'nodemailer'
import { type Letter, type Mail, mailServer } from '../../../modules/messaging/index.ts'
import type { App } from '../../../platform/app.ts'
import { OutsideFault } from '../../../platform/outside-fault.ts'
import { outsidePort } from '../../../platform/outside.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { letterHtml } from './letter-html.ts'

const CONNECT_MILLISECONDS = 5_000
const SILENCE_MILLISECONDS = 10_000
/** A server that says a letter at a time is never silent. */
const LETTER_MILLISECONDS = 30_000
const ANSWER_BYTES = 65_536

/** What went wrong, without the answer's text: servers repeat addresses in it. */
function shortly(error: unknown): object {
  if (error instanceof OutsideFault) return { reason: error.message }
  const { code, command, responseCode } = error as { code?: unknown; command?: unknown; responseCode?: unknown }
  return { errorCode: code, command, responseCode }
}

/** Letters by SMTP through the server that is set when each is sent: a change of it needs no restart. */
export function openSmtp(app: App): Mail {
  return {
    async send({ to, subject, text }: Letter) {
      const server = await mailServer(app)
      if (!server) {
        app.log.error('mail not sent: no mail server configured')
        throw new Refusal('mail.unavailable')
      }
      const { host, port, security, username, password, sender, senderName } = server
      const transport = createTransport({
        host,
        port,
        secure: security === 'tls',
        ignoreTLS: security === 'none',
        requireTLS: security === 'starttls',
        ...(username === undefined ? {} : { auth: { user: username, pass: password ?? '' } }),
        connectionTimeout: CONNECT_MILLISECONDS,
        greetingTimeout: CONNECT_MILLISECONDS,
        socketTimeout: SILENCE_MILLISECONDS,
        maxResponseSize: ANSWER_BYTES,
        // The library would look the name up by itself, and connect wherever it leads.
        getSocket: (_options, connected) => {
          const opened = app.ports.use(outsidePort).connect({ host, port, milliseconds: LETTER_MILLISECONDS })
          opened.then((connection) => connected(null, { connection }), connected)
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      try {
        await transport.sendMail({
          from: { name: senderName, address: sender },
          to: { name: '', address: to },
          subject,
          text,
          html: letterHtml(text),
        })
      } catch (error) {
        app.log.error({ host, port, ...shortly(error) }, 'mail server rejected a message')
        throw new Refusal('mail.unavailable')
      } finally {
        transport.close()
      }
    },
  }
}
