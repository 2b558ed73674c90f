import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { MAIL_ACCOUNT } from './mail-account.ts'

export interface ReceivedLetter {
  /** Its number in this box, from 1. */
  id: number
  to: string[]
  from: string
  fromName: string
  subject: string
  text: string
  html: string
  at: Date
}

/** The box holds this many letters; older ones fall out. */
const KEPT = 200
const LONGEST_BYTES = 1_048_576

/** A mail server that delivers nothing: what is sent to anybody stays in its box. */
export class Mailbox {
  /** The newest first. */
  readonly letters: ReceivedLetter[] = []
  readonly #server: SMTPServer
  #count = 0

  constructor() {
    this.#server = new SMTPServer({
      name: 'sandbox.example',
      banner: 'the sandbox delivers nothing',
      size: LONGEST_BYTES,
      // It listens on this machine alone, and a certificate of its own would be trusted by nobody.
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      authMethods: ['PLAIN', 'LOGIN'],
      disableReverseLookup: true,
      logger: false,
      onAuth: ({ username, password }, _session, answer) => {
        const isRight = username === MAIL_ACCOUNT.username && password === MAIL_ACCOUNT.password
        answer(isRight ? null : new Error('Invalid username or password'), isRight ? { user: username } : undefined)
      },
      onData: (stream, session, done) => {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', async () => {
          const to = session.envelope.rcptTo.map(({ address }) => address)
          try {
            await this.#take(Buffer.concat(parts), to)
            done()
          } catch (error) {
            done(error as Error)
          }
        })
      },
    })
    // A client that goes away in the middle is no fault of the box.
    this.#server.on('error', () => undefined)
  }

  async #take(raw: Buffer, to: string[]): Promise<void> {
    const mail = await PostalMime.parse(raw)
    this.#count += 1
    this.letters.unshift({
      id: this.#count,
      to,
      from: mail.from?.address ?? '',
      fromName: mail.from?.name ?? '',
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
      at: new Date(),
    })
    this.letters.length = Math.min(this.letters.length, KEPT)
  }

  /** Opens the port, any free one for 0. @returns the port */
  async listen(host: string, port: number): Promise<number> {
    await new Promise<void>((done, refuse) => {
      this.#server.server.once('error', refuse)
      this.#server.listen(port, host, () => {
        this.#server.server.off('error', refuse)
        done()
      })
    })
    return (this.#server.server.address() as AddressInfo).port
  }

  async close(): Promise<void> {
    await new Promise<void>((done) => this.#server.close(() => done()))
  }
}
