import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { useServer } from '@croupier/dev/testing/server.ts'

const server = useServer()

/** What a listener says to these bytes, sent as they are. */
async function say(bytes: string): Promise<{ status: number; headers: string; body: { errorCode: string } }> {
  const { portal } = server()
  if (!portal.server.listening) await portal.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((portal.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  const [headers = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { status: Number(headers.split(' ')[1]), headers: headers.toLowerCase(), body: JSON.parse(body) }
}

describe('bytes that are no request', () => {
  it.each([
    ['an unknown method', 'FOO / HTTP/1.1\r\nhost: a\r\n\r\n', 400, 'request.malformed'],
    ['a path that is none', 'GET /wps/%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400, 'request.malformed'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
      'request.malformed',
    ],
    [
      'a length besides chunks',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
      400,
      'request.malformed',
    ],
    ['headers without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'request.too.large'],
  ])('is answered in the envelope with a request id: %s', async (_name, bytes, status, code) => {
    const answer = await say(bytes)

    expect([answer.status, answer.body.errorCode]).toEqual([status, code])
    expect(answer.headers).toMatch(/x-request-id: [0-9a-f-]{36}/)
    expect(answer.headers).toContain('content-security-policy: ')
  })
})
