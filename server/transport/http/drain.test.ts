import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { useServer } from '@croupier/dev/testing/server.ts'

const server = useServer()

it('serves what is under way on a connection before it closes', async () => {
  const { portal, wired } = server()
  await portal.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((portal.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const headers = `host: a\r\nmerchant: ${wired.means.gate.merchantCode()}\r\n`
  socket.write(
    `POST /wps/session/login/freeplay HTTP/1.1\r\n${headers}content-type: application/json\r\ncontent-length: 2\r\n\r\n{`,
  )
  await once(portal.server, 'request')

  const closed = portal.close()
  socket.write(`}GET /wps/system/status HTTP/1.1\r\n${headers}\r\n`)
  const said = await text(socket)
  await closed

  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
})
