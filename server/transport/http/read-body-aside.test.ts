import { beforeAll, expect, it } from 'vitest'
import { signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { READ_AT_ONCE_BYTES } from './read-body-aside.ts'

// Not repeated on another PostgreSQL: a body is refused before any statement.

const server = useServer()

let admin: string

beforeAll(async () => {
  admin = (await signInTheCast(server())).admin
})

const filler = JSON.stringify('x'.repeat(READ_AT_ONCE_BYTES))

async function send(payload: string): Promise<{ status: number; errorCode: string }> {
  const headers = { authorization: admin, 'content-type': 'application/json', language: 'en' }
  const url = '/staff/catalogue/imports'
  const answer = await server().console.inject({ method: 'POST', url, headers, payload })
  return { status: answer.statusCode, errorCode: answer.json().errorCode }
}

it.each([
  ['no JSON', `{"document": ${filler}`],
  ['a prototype', `{"document": ${filler}, "__proto__": {"isAdmin": true}}`],
  ['a prototype within', `{"document": ${filler}, "more": [{"constructor": {"prototype": {}}}]}`],
])('[H-01] a long body with %s is refused as a short one is', async (_what, payload) => {
  const short = payload.replace(filler, '"x"')

  expect(await send(payload)).toEqual({ status: 400, errorCode: 'request.malformed' })
  expect(await send(short)).toEqual({ status: 400, errorCode: 'request.malformed' })
})

it('a long body is read whole, letters of every script as they were sent', async () => {
  const document = `vendor,code,name\nNOBODY,lotus,পদ্ম بركة 🎲\n${'\n'.repeat(READ_AT_ONCE_BYTES)}`
  const body = { document, closesGone: false }

  const answer = await server().call('console', { method: 'POST', url: '/staff/catalogue/imports', token: admin, body })

  expect(answer.json().value.faults[0]).toMatchObject({ line: 2, field: 'vendor', messageKey: 'fault.unknown.vendor' })
})
