import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { IncomingHttpHeaders } from 'node:http'

/** A browser that agreed to be told: what it gives away, and what only it can read. */
export interface TestBrowser {
  keys: { p256dh: string; auth: string }
  /** RFC 8291, written from its text; @throws where it is none or was not meant for this browser. */
  read(body: Buffer): string
}

export function openTestBrowser(): TestBrowser {
  const own = createECDH('prime256v1')
  const point = own.generateKeys()
  const auth = randomBytes(16)
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length))
  return {
    keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    read(body) {
      const salt = body.subarray(0, 16)
      const length = body.readUInt8(20)
      const sender = body.subarray(21, 21 + length)
      const record = body.subarray(21 + length)
      const context = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender])
      const secret = derive(own.computeSecret(sender), auth, context, 32)
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
      const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
      // Behind the text stand a mark and zeroes.
      return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
    },
  }
}

export interface Noticed {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A browsers' service that answers every notice alike, and keeps what it was sent. */
export async function openPushService(): Promise<{
  origin: string
  seen: Noticed[]
  answerWith(status: number): void
  close(): void
}> {
  const seen: Noticed[] = []
  let status = 201
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    seen.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
    reply.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answerWith(next) {
      status = next
    },
    close: () => server.close(),
  }
}
