import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { pictureOf } from '@croupier/dev/testing/picture.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { drainOutbox, registerConsumers } from '../../platform/outbox-consumer.ts'
import { sql } from '../../platform/database.ts'
import { ownScope } from '../../platform/invoke.ts'
import { tellOfRunOutDocuments } from '../safeguards/index.ts'
import { tellOfVerifications, tellOfVerificationsAsked, tellOfVerificationsRunOut } from './index.ts'

const server = useServer()
const consumers = [tellOfVerificationsAsked, tellOfVerifications, tellOfVerificationsRunOut]
let cast: Cast

beforeAll(async () => {
  cast = await signInTheCast(server())
  await registerConsumers(server().wired.app.database, consumers)
})

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

  it('is that the document runs out a month before its last day, and that it has run out, once each', async () => {
    const { app } = server().wired
    const told = { requestId: 'test', actor: { kind: 'system', name: 'test' }, language: 'en' } as const
    const day = () =>
      tellOfRunOutDocuments.run(ownScope(app, told), {
        schedule: 'safeguards.tellOfRunOutDocuments',
        startsAt: 0,
        endsAt: 1,
      })
    const lasts = (days: number) =>
      app.database.run(sql`
        update safeguards.verification_document
        set valid_until = now() + make_interval(days => ${days})
        where state = 'verified'`)
    const kinds = async () => {
      await day()
      return (await inbox()).map(({ kind }) => kind).slice(0, -3)
    }
    await lasts(31)
    expect(await kinds()).toEqual([])
    await lasts(29)
    expect([await kinds(), await kinds()]).toEqual([['verification-runs-out'], ['verification-runs-out']])
    await lasts(-1)
    const both = ['verification-over', 'verification-runs-out']
    expect([await kinds(), await kinds()]).toEqual([both, both])
  })
})
