import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { pictureOf } from '@croupier/dev/testing/picture.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { drainOutbox, registerConsumers } from '../../platform/outbox-consumer.ts'
import { tellOfVerifications, tellOfVerificationsAsked } from './index.ts'

const server = useServer()
const consumers = [tellOfVerificationsAsked, tellOfVerifications]
let cast: Cast

beforeAll(async () => {
  cast = await signInTheCast(server())
  await registerConsumers(server().wired.app.database, consumers)
}, 60_000)

const staff = async (method: 'GET' | 'POST', url: string, body?: object) =>
  (await server().call('console', { method, url, token: cast.admin, ...(body ? { body } : {}) })).json().value
const member = async (method: 'GET' | 'POST', url: string, body?: object) =>
  (await server().call('portal', { method, url, token: cast.member, ...(body ? { body } : {}) })).json().value
/** Told before anything else is: two consumers at once tell in either order. */
const inbox = async (): Promise<{ kind: string; link: string; content: string }[]> => {
  await drainOutbox(server().wired.app, consumers)
  return (await member('GET', '/wps/message/inbox')).list
}
/** What rahim sent last. */
const sent = async (): Promise<string> => {
  await member('POST', '/wps/member/verification', {
    kind: 'passport',
    pictures: [pictureOf(4).toString('base64')],
  })
  return (await staff('GET', '/staff/members/rahim/verification')).documentId
}

describe('[H-02] what a member is told of showing who they are', () => {
  it('is that a document is asked for and why, that it was refused and why, and that it was approved', async () => {
    await staff('POST', '/staff/members/rahim/verification', { note: 'Before your first withdrawal.' })
    const [asked] = await inbox()
    expect(asked).toMatchObject({ kind: 'verification-asked', link: '/member?page=securityCenter' })
    expect(asked!.content).toContain('Our team writes: Before your first withdrawal.')

    await staff('POST', `/staff/members/rahim/verification/${await sent()}/refuse`, { reason: 'It is blurred.' })
    const [refused] = await inbox()
    expect(refused).toMatchObject({ kind: 'verification-refused', link: '/member?page=securityCenter' })
    expect(refused!.content).toContain('Reason: It is blurred.')

    await staff('POST', `/staff/members/rahim/verification/${await sent()}/approve`, {})
    const told = await inbox()
    expect(told.map(({ kind }) => kind)).toEqual([
      'verification-approved',
      'verification-refused',
      'verification-asked',
    ])
  })
})
