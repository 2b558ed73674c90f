import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator } from '@croupier/dev/testing/vendor.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mailPort } from '../../../modules/messaging/index.ts'
import { openOutside, type Outside, outsidePort } from '../../../platform/outside.ts'

/** What is drawn of an endless answer before somebody has had enough: the rest fits into the buffers on the way. */
const MOST_WRITTEN = 16 * 1024 * 1024

const server = useServer()
let house: Server
let sockets: Socket[] = []
let says: (socket: Socket) => void = () => {}

beforeEach(async () => {
  sockets = []
  house = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    says(socket)
  })
  await new Promise<void>((resolve) => house.listen(0, '127.0.0.1', resolve))
  const { port } = house.address() as AddressInfo
  await asOperator(server(), 'setMailServer', { host: '127.0.0.1', port, security: 'none', sender: 'a@lumen.example' })
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => house.close(resolve))
})

const outside = openOutside(['loopback'])

/** The limit as the adapter sets it, and no test waits for it. */
const hurried: Outside = {
  ...outside,
  connect(to) {
    expect(to.milliseconds).toBeLessThanOrEqual(30_000)
    return outside.connect({ ...to, milliseconds: 500 })
  },
}

function send(through: Outside): Promise<void> {
  const { ports } = server().wired.app
  ports.provide(outsidePort, through)
  return ports.use(mailPort).send({ to: 'rahim@example.com', subject: 'x', text: 'x' })
}

function pour(socket: Socket, piece: string): void {
  const more = () => {
    while (!socket.destroyed && socket.write(piece));
  }
  socket.on('drain', more)
  more()
}

const lies: Readonly<Record<string, (socket: Socket) => void>> = {
  'says nothing': () => {},
  'says a letter at a time and comes to no end': (socket) => {
    socket.write('220 mail\r\n250')
    const timer = setInterval(() => socket.write('-2'), 20)
    socket.on('close', () => clearInterval(timer))
  },
  'says one line without end': (socket) => pour(socket, '2'.repeat(65_536)),
  'says lines without end': (socket) => pour(socket, '220-mail\r\n'.repeat(6_000)),
}

describe('a mail server that means no good', () => {
  it.each(Object.keys(lies))('is left where it %s', async (name) => {
    says = lies[name]!

    await expect(send(hurried)).rejects.toMatchObject({ code: 'mail.unavailable' })

    expect(sockets.reduce((total, { bytesWritten }) => total + bytesWritten, 0)).toBeLessThan(MOST_WRITTEN)
  })

  it('is not connected to in a network that is not allowed, whatever name leads there', async () => {
    says = () => {}
    const lied = openOutside([], (_name, told) => told(null, [{ address: '127.0.0.1', family: 4 }]))

    await expect(send(openOutside([]))).rejects.toMatchObject({ code: 'mail.unavailable' })
    const { port } = house.address() as AddressInfo
    server().wired.app.ports.provide(outsidePort, outside)
    await asOperator(server(), 'setMailServer', { host: 'localhost', port })
    await expect(send(lied)).rejects.toMatchObject({ code: 'mail.unavailable' })

    expect(sockets).toEqual([])
  })
})
