import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** Speaks just enough of PostgreSQL's protocol to say that it is an old one, whatever it is asked. */
export async function openOldPostgres(versionNumber: number): Promise<{ url: string; close(): void }> {
  const server = createServer((socket) => {
    let isGreeted = false
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      if (!isGreeted) {
        isGreeted = true
        socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]))
      } else if (bytes.subarray(0, 1).toString() === 'Q') {
        socket.write(Buffer.concat([oneColumn, oneRow(String(versionNumber)), message('C', text('SHOW')), ready]))
      } else {
        socket.end()
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `postgres://someone:secret@127.0.0.1:${port}/croupier`, close: () => server.close() }
}

function message(kind: string, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(kind), int32(content.length + 4), content])
}

const text = (value: string) => Buffer.from(`${value}\0`)

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

const ready = message('Z', Buffer.from('I'))

// One column of type text (25), without a table.
const columnType = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0])
const oneColumn = message('T', Buffer.concat([Buffer.from([0, 1]), text('server_version_num'), columnType]))

function oneRow(value: string): Buffer {
  return message('D', Buffer.concat([Buffer.from([0, 1]), int32(value.length), Buffer.from(value)]))
}
