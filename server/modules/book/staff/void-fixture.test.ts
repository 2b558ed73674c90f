import { matchToCome, openBook, tickTheBook } from '@croupier/dev/testing/book.ts'
import { type Cast, signInOperator, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { asMember } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { openPlayer } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, expect, it } from 'vitest'
import { separationPort } from '../../../platform/separation-port.ts'
import { findMemberByAccount } from '../../identity/index.ts'

const server = useServer()
let cast: Cast
let approver: string

beforeAll(async () => {
  cast = await signInTheCast(server())
  approver = await signInOperator(server(), 'nabil', 'approver', '127.0.0.8')
  await openBook(server())
})

it('[D-08] a match is called off by two operators, and who asked for it has edited the money of who bet on it', async () => {
  const account = await openPlayer(server(), '100.00')
  const { id } = await matchToCome(server(), 'FOOTBALL')
  const { fixture } = await asMember(server(), account, 'showFixture', { fixtureId: id })
  const { price } = fixture.markets[0].selections[0]
  const legs = [{ fixtureId: id, selection: 'RESULT:home', price }]
  await asMember(server(), account, 'placeSlip', { legs, stake: '10.00' })
  const stateNow = async () => (await asMember(server(), account, 'listSlips', {})).list[0].state

  const asked = await server().call('console', {
    method: 'POST',
    url: `/staff/book/fixtures/${id}/void`,
    token: cast.admin,
    body: { note: 'the clock stood still' },
  })
  expect(asked.json().errorCode).toBe('staff.approval.awaited')
  await tickTheBook(server())
  expect(await stateNow()).toBe('open')

  const answer = await server().call('console', {
    method: 'POST',
    url: `/staff/proposals/${asked.json().value.proposalId}/approve`,
    token: approver,
    body: {},
  })
  expect(answer.json()).toMatchObject({ success: true })
  await tickTheBook(server())
  expect(await stateNow()).toBe('void')
  const { database, ports } = server().wired.app
  const member = await findMemberByAccount(database, account)
  const editors = await ports.use(separationPort).editorsOf(database, member!.id, Date.now() - 60_000)
  expect(editors).toContainEqual({ actor: 'staff:anika', what: 'voidFixture' })
})
