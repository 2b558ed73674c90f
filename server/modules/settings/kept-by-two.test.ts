import { type Cast, signInOperator, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, expect, it } from 'vitest'
import { declaredSettingsPort, settingsPort } from '../../platform/settings.ts'

const server = useServer()
let cast: Cast
let second: string

beforeAll(async () => {
  cast = await signInTheCast(server())
  second = await signInOperator(server(), 'second', 'admin', '127.0.0.9')
})

const declared = () => server().wired.app.ports.use(declaredSettingsPort)
const put = async (name: string, value: unknown, replacesSetAt?: number | null) =>
  (
    await server().call('console', {
      method: 'PUT',
      url: `/staff/settings/${name}`,
      token: cast.admin,
      body: { value, ...(replacesSetAt !== undefined && { replacesSetAt }) },
    })
  ).json()

it('[H-01] every limit that makes two operators necessary is kept by two, and who is believed without one', () => {
  const kept = declared().filter(({ isKeptByTwo }) => isKeptByTwo)
  expect(kept.map(({ name }) => name).toSorted()).toEqual([
    'lottery.resultSources',
    'points.givenAloneMost',
    'points.publishedAloneMost',
    'promotions.publishedAloneMost',
    'staff.totpRequired',
    'wallet.approvedAloneMost',
    'wallet.approverSeparationDays',
    'wallet.automaticApprovalMost',
    'wallet.givenAloneMost',
  ])
})

it('[H-01] one operator alone changes none of them: another must agree, and other settings need nobody', async () => {
  const settings = server().wired.app.ports.use(settingsPort)
  const days = declared().find(({ name }) => name === 'wallet.approverSeparationDays')!
  const asked = await put(days.name, 1)
  expect(asked).toMatchObject({ success: false, errorCode: 'staff.approval.awaited' })
  await settings.refresh()
  expect(settings.read(days)).toBe(7)

  const url = `/staff/proposals/${asked.value.proposalId}/approve`
  const own = await server().call('console', { method: 'POST', url, token: cast.admin, body: {} })
  expect(own.json().success).toBe(false)
  const agreed = await server().call('console', { method: 'POST', url, token: second, body: {} })
  expect(agreed.json()).toMatchObject({ success: true })
  await settings.refresh()
  expect(settings.read(days)).toBe(1)

  expect(await put('wallet.largeFirstDeposits', { BDT: '30000' })).toMatchObject({ success: true })
  expect(await put(days.name, 0)).toMatchObject({ errorCode: 'request.invalid' })
})

it('[H-01] what was proposed before somebody changed the setting is agreed to by nobody any more', async () => {
  const name = 'wallet.givenAloneMost'
  const approve = async (proposalId: string) =>
    (
      await server().call('console', {
        method: 'POST',
        url: `/staff/proposals/${proposalId}/approve`,
        token: second,
        body: {},
      })
    ).json()
  const older = await put(name, { BDT: '9000' })
  const newer = await put(name, { BDT: '10' })
  expect(await approve(newer.value.proposalId)).toMatchObject({ success: true })
  expect(await approve(older.value.proposalId)).toMatchObject({ errorCode: 'setting.changed.since' })
  const settings = server().wired.app.ports.use(settingsPort)
  await settings.refresh()
  expect(settings.read(declared().find((each) => each.name === name)!)).toEqual({ BDT: '10' })
})

it('[H-08] a setting that a colleague changed since it was read is not written over', async () => {
  const name = 'wallet.largeFirstDeposits'
  const first = await put(name, { BDT: '40000' })
  expect(first).toMatchObject({ success: true, value: { changedAt: expect.any(Number) } })
  const read = first.value.changedAt
  expect(await put(name, { BDT: '50000', INR: '700' }, read)).toMatchObject({ success: true })
  expect(await put(name, { BDT: '60000' }, read)).toMatchObject({ success: false, errorCode: 'setting.changed.by' })
  expect(await put(name, { BDT: '60000' }, null)).toMatchObject({ errorCode: 'setting.changed.by' })
  const settings = server().wired.app.ports.use(settingsPort)
  await settings.refresh()
  expect(settings.read(declared().find((each) => each.name === name)!)).toEqual({ BDT: '50000', INR: '700' })
})
