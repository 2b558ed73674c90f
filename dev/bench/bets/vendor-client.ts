// A process of its own that calls a signed route as a vendor's server does, over so many connections kept open, each
// again as soon as it is answered; or, where a rate is given, so many a second whether it is answered or not, timed from
// when each was due. It writes and reads HTTP by hand, so that the caller costs as little as can be. For its first
// WARMING milliseconds it is slow itself, and such calls are not timed.
// Arguments: port, path, secret, connections, milliseconds, how many members, calls a second (0: as many as can be).
// Reports {perSecond, calls, times, refused}.
import { createHmac, randomUUID } from 'node:crypto'
import { connect } from 'node:net'

const [port, path, secret, connections, milliseconds, members, rate] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
]
const WARMING = 500
const times: number[] = []
let calls = 0
let refused = 0
const start = performance.now()
const end = start + Number(milliseconds)
let due = 0

/** When the next call is due: now, or when the rate says. */
function nextDue(): number {
  if (Number(rate) === 0) return performance.now()
  due += 1
  return start + (due / Number(rate)) * 1000
}

function request(): string {
  const id = randomUUID()
  const body = JSON.stringify({
    account_id: `bench_${1 + Math.floor(Math.random() * Number(members))}`,
    currency: 'BDT',
    game_id: 'game',
    round_id: `round-${id}`,
    finished: true,
    transactions: [{ id_provider: `bet-${id}`, type: 'bet', amount: '1.00' }],
  })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\nx-request-sign: ${signature}\r\ncontent-length: ${body.length}\r\n\r\n${body}`
}

function caller(): Promise<void> {
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
      calls += 1
      if (sent - start >= WARMING) times.push(performance.now() - sent)
      if (!received.startsWith('HTTP/1.1 200')) refused += 1
      received = ''
      send()
    })
  })
}

await Promise.all(Array.from({ length: Number(connections) }, caller))
const perSecond = (calls / (performance.now() - start)) * 1000
process.send?.({ perSecond, calls, times, refused }, () => process.disconnect())
