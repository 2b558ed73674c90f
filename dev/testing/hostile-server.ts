import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'

/** White space by the megabyte; packed it is a thousandth of it. */
const bomb = gzipSync(Buffer.alloc(32 * 1024 * 1024, ' '))

/** What comes from somebody outside who means well. */
export interface GoodAnswer {
  body: string
  headers?: Record<string, string>
  status?: number
}

type Hostile = (response: ServerResponse, good: GoodAnswer, socket: Socket) => void

const JSON_TYPE = { 'content-type': 'application/json' }

/** The good answer with so much white space that it is a bomb: who takes it has unpacked all of it. */
function bombOf({ body }: GoodAnswer): Buffer {
  return Buffer.concat([gzipSync(body), bomb])
}

function pour(response: ServerResponse, piece: Buffer): void {
  const more = () => {
    while (!response.destroyed && response.write(piece));
  }
  response.on('drain', more)
  more()
}

/** Answers that must be taken from nobody, by their name. The good one stands in each of them where it can. */
export const hostileAnswers: Readonly<Record<string, Hostile>> = {
  'a bomb that unpacks to a thousand times its size': (response, good) => {
    response.writeHead(200, { ...JSON_TYPE, ...good.headers, 'content-encoding': 'gzip' }).end(bombOf(good))
  },
  'an endless answer': (response, good) => {
    response.writeHead(200, { ...JSON_TYPE, ...good.headers })
    pour(response, Buffer.alloc(65_536, ' '))
  },
  'an answer that drips for ever': (response, good) => {
    response.writeHead(200, { ...JSON_TYPE, ...good.headers })
    const timer = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(timer))
  },
  'headers that drip for ever': (_response, _good, socket) => {
    socket.write('HTTP/1.1 200 OK\r\nx-a: ')
    const timer = setInterval(() => socket.write('a'), 20)
    socket.on('close', () => clearInterval(timer))
  },
  'headers of a megabyte': (response, { body, headers }) => {
    const long = Object.fromEntries(Array.from({ length: 64 }, (_, each) => [`x-${each}`, 'a'.repeat(16_000)]))
    response.writeHead(200, { ...JSON_TYPE, ...headers, ...long }).end(body)
  },
  'a way elsewhere': (response) => {
    response.writeHead(307, { location: '/elsewhere' }).end()
  },
  'a page': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Please log in</html>')
  },
  'JSON that breaks off': (response, { body, headers }) => {
    response.writeHead(200, { ...JSON_TYPE, ...headers }).end(body.slice(0, -1))
  },
  'a packing nobody knows': (response, { body, headers }) => {
    response.writeHead(200, { ...JSON_TYPE, ...headers, 'content-encoding': 'gzip, br' }).end(body)
  },
  'gzip that is none': (response, { body, headers }) => {
    response.writeHead(200, { ...JSON_TYPE, ...headers, 'content-encoding': 'gzip' }).end(body)
  },
  'another protocol': (_response, _good, socket) => {
    socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n')
  },
  'fewer bytes than it says': (response, { body, headers }) => {
    response.writeHead(200, { ...JSON_TYPE, ...headers, 'content-length': String(body.length + 9) })
    response.write(body, () => response.destroy())
  },
}

export interface HostileServer {
  origin: string
  /** Paths that were asked for, in their order. */
  readonly asked: string[]
  /** Bytes it could write, over all connections. */
  written(): number
  /** What it answers from now on; undefined is the good answer. */
  answerWith(hostile: string | undefined): void
  close(): Promise<void>
}

/**
 * Somebody outside, on the loopback address. `good` says what a well-meaning one would answer; under `always` where this
 * path is not what is tried: that is answered well whatever was said.
 */
export async function openHostileServer(
  good: (request: IncomingMessage, body: string) => GoodAnswer | { always: GoodAnswer },
): Promise<HostileServer> {
  const asked: string[] = []
  const sockets = new Set<Socket>()
  let hostile: Hostile | undefined
  const server = createServer(async (request, response) => {
    asked.push(request.url ?? '')
    const body = (await buffer(request)).toString()
    const answer = good(request, body)
    if (!('always' in answer) && hostile) return hostile(response, answer, request.socket)
    const { body: text, headers, status = 200 } = 'always' in answer ? answer.always : answer
    response.writeHead(status, { ...JSON_TYPE, ...headers }).end(text)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    written: () => [...sockets].reduce((total, { bytesWritten }) => total + bytesWritten, 0),
    answerWith(name) {
      hostile = name === undefined ? undefined : hostileAnswers[name]
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
}
