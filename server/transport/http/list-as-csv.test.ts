import { csvLines } from '../../platform/csv.ts'
import { operations } from '../../wiring.ts'
import type { OperationShape } from '@croupier/api/operation.ts'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { isList } from './list-as-csv.ts'

const server = useServer()
let admin: string
let member: string
const csv = { accept: 'text/csv' }
const rowsOf = (body: string) => [...csvLines(body)].map(({ cells }) => cells)

beforeAll(async () => {
  admin = await signInOperator(server(), 'anika', 'admin')
  member = await newMember(server(), 'Csv00001', '10.46.0.1')
  await server().wired.app.database.run(sql`
    insert into wallet.deposit_channel (code, kind, name, currency, minimum, maximum, qr_text, changed_at)
    values ('house-qr', 'qr', '=The house', 'BDT', 1, 9, 'x', now())`)
  await server().wired.app.database.run(sql`
    insert into wallet.deposit_order
      (reference, member_id, account, channel, kind, currency, amount, fee_numerator, fee_denominator, fee_fixed, state,
       made_at, expires_at)
    select 'D26112500' || (10000 + n), m.id, m.account, 'house-qr', 'qr', 'BDT', n * 1000000, 0, 1, 0, 'expired',
      now() - n * interval '1 minute', now()
    from generate_series(1, 1234) n, identity.member m
    where m.account = 'Csv00001'`)
})

describe('[B-08] [H-03] any list as CSV', () => {
  it('is the whole list, page after page, each row once and in its order', async () => {
    const answer = await server().call('portal', {
      url: '/wps/report/depositTransaction',
      token: member,
      headers: csv,
    })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="deposits-\d{4}-\d\d-\d\d\.csv"$/)
    const [head, ...rows] = rowsOf(answer.body)
    const at = (name: string) => head!.indexOf(name)
    expect(rows.map((row) => row[at('amount')])).toEqual(Array.from({ length: 1234 }, (_, n) => `${n + 1}.00`))
    expect(rows[0]![at('createdAt')]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    // What a spreadsheet would take for a formula is text.
    expect(answer.body).toContain("'=The house")
  })

  it('is filtered as it is asked for, and another member’s rows are not among it', async () => {
    const other = await newMember(server(), 'Csv00002', '10.46.0.2')
    const own = async (token: string, query: string) =>
      rowsOf(
        (await server().call('portal', { url: `/wps/report/depositTransaction${query}`, token, headers: csv })).body,
      )
    expect(await own(other, '')).toHaveLength(1)
    expect(await own(member, '?state=paid')).toHaveLength(1)
    expect(await own(member, '?state=expired')).toHaveLength(1235)
  })

  it('is answered as a refusal where the list is refused, before a line of it', async () => {
    const visitor = await server().call('portal', { url: '/wps/report/depositTransaction', headers: csv })
    expect(visitor.json()).toMatchObject({ success: false, errorCode: 'login.not.session' })
    const wrong = await server().call('portal', {
      url: '/wps/report/depositTransaction?state=nothing',
      token: member,
      headers: csv,
    })
    expect(wrong.json().errorCode).toBe('request.invalid')
    const support = await signInOperator(server(), 'tanvir', 'content', '10.46.0.3')
    const denied = await server().call('console', { url: '/staff/deposits', token: support, headers: csv })
    expect(denied.json()).toMatchObject({ success: false })
    expect(denied.statusCode).toBe(403)
  })

  it('of an operator’s is written in the audit log', async () => {
    const answer = await server().call('console', { url: '/staff/members?search=csv', token: admin, headers: csv })
    const [, ...rows] = rowsOf(answer.body)
    expect(rows.map((row) => row.join()).filter((row) => row.includes('Csv0000'))).toHaveLength(2)
    const [line] = (await server().call('console', { url: '/staff/audit?action=save list', token: admin })).json().value
      .list
    expect(line).toMatchObject({ action: 'save list', actor: 'staff:anika' })
    expect(line.details).toMatchObject({ list: 'listMembers', filter: '{"search":"csv"}' })
  })

  it('there is for every list that is read by pages, a member’s and an operator’s', () => {
    const paged = operations
      .map(({ operation }) => operation as OperationShape)
      .filter(({ output, method }) => method === 'GET' && 'next' in (shapeOf(output) ?? {}))
      .filter(({ caller }) => caller !== 'anyone')
    expect(paged.length).toBeGreaterThan(45)
    expect(paged.filter((each) => !isList(each)).map(({ name }) => name)).toEqual([])
  })
})

const shapeOf = (schema: unknown) => (schema as { _zod: { def: { shape?: object } } })._zod.def.shape
