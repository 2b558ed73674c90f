// A process of its own that buys orders as pages do, over so many connections kept open, each again as soon as it is
// answered; or, where a rate is given, so many a second whether it is answered or not, timed from when each was due, after a
// first second in which the connections are opened.
// Arguments: port, merchant, body, connections, milliseconds, orders a second (0: as many as can be), keyed or not; then it
// is sent the members' tokens. Reports {answered, perSecond, times, refused}.
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'

const [port, merchant, body, connections, milliseconds, rate, isKeyed] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
]
const tokens = await new Promise<string[]>((resolve) => process.once('message', (sent) => resolve(sent as string[])))
/** Milliseconds before anything is timed. */
const OPENING = Number(rate) === 0 ? 0 : 1000
const times: number[] = []
let answered = 0
let refused = 0
let next = 0
let due = 0
const start = performance.now()
const end = start + Number(milliseconds)

function nextDue(): number {
  if (Number(rate) === 0) return performance.now()
  due += 1
  return start + (due / Number(rate)) * 1000
}

function request(): string {
  next = (next + 1) % tokens.length
  const key = isKeyed === 'true' ? `idempotency-key: ${randomUUID()}\r\n` : ''
  const address = `10.${next >> 8}.${next & 255}.1`
  return `POST /wps/lottery/orders HTTP/1.1\r\nhost: 127.0.0.1\r\nmerchant: ${merchant}\r\nlanguage: en\r\nx-forwarded-for: ${address}\r\nauthorization: ${tokens[next]}\r\n${key}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
}

function buyer(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', noDelay: true })
    let received = ''
    let sent = 0
    const send = () => {
      sent = nextDue()
      if (sent >= end) {
        socket.destroy()
        return resolve()
      }
      const early = sent - performance.now()
      if (early > 0) setTimeout(() => socket.write(request()), early)
      else socket.write(request())
    }
    socket.setEncoding('latin1')
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (chunk: string) => {
      received += chunk
      const head = received.indexOf('\r\n\r\n')
      if (head < 0) return
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1])
      if (received.length < head + 4 + length) return
      answered += 1
      if (sent - start >= OPENING) times.push(performance.now() - sent)
      if (!received.startsWith('HTTP/1.1 200')) {
        refused += 1
        if (refused === 1) console.error(received.slice(head, head + 600))
      }
      received = ''
      send()
    })
  })
}

await Promise.all(Array.from({ length: Number(connections) }, buyer))
const perSecond = (answered / (performance.now() - start)) * 1000
process.send?.({ answered, perSecond, times, refused }, () => process.disconnect())
