import { fork } from 'node:child_process'
import { once } from 'node:events'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkAudit } from '@croupier/api/staff/check-audit.ts'
import { createStaff } from '@croupier/api/staff/create-staff.ts'
import { listAudit } from '@croupier/api/staff/list-audit.ts'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { openStaffWorld, root, type StaffWorld } from '@croupier/dev/testing/staff.ts'
import type { AuditLine } from '../../platform/audit-port.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { auditLog, checkAuditLog, prepareAuditMonths } from './audit-log.ts'

const database = useDatabase()
let world: StaffWorld

function line(action: string, details: Record<string, unknown> = {}): AuditLine {
  return { actor: 'ops:root', action, requestId: 'r', ip: null, details, outcome: 'done' }
}

function record(...lines: AuditLine[]): Promise<void> {
  return database().transaction(async (tx) => {
    for (const one of lines) await auditLog.record(tx, one)
  })
}

/** What only the database's owner can do: go around the triggers. */
async function tamper(...statements: Sql[]): Promise<void> {
  await database().transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    for (const statement of statements) await tx.run(statement)
  })
}

/** A chain of five fresh lines and nothing before them. */
async function freshChain(): Promise<void> {
  await tamper(sql`truncate staff.audit_line`, sql`update staff.audit_end set seq = 0, hash = '\\x'`)
  for (const word of ['one', 'two', 'three', 'four', 'five'])
    await record(line(word, { word, nested: { b: 1, a: [2] } }))
}

beforeEach(() => {
  world = openStaffWorld(database())
})

describe('the audit log', () => {
  it('[H-01] keeps what an audited operation did, without its secrets', async () => {
    await world.call(createStaff, root, { account: 'rima', role: 'support', password: 'a-very-secret-one' })

    const { list } = await world.call(listAudit, root, { action: 'createStaff' })

    expect(list[0]).toMatchObject({
      actor: 'ops:root',
      action: 'createStaff',
      outcome: 'done',
      details: { account: 'rima', role: 'support', password: '[secret]' },
    })
  })

  it('keeps a refused attempt too', async () => {
    await world.call(createStaff, root, { account: 'rima', role: 'admin' }).catch(() => {})

    const { list } = await world.call(listAudit, root, { action: 'createStaff', pageSize: 1 })

    expect(list[0]).toMatchObject({ outcome: 'refused', details: { refusal: 'staff.name.taken' } })
  })

  it('leaves no line of a transaction that rolled back', async () => {
    await freshChain()

    const failed = database().transaction(async (tx) => {
      await auditLog.record(tx, line('never'))
      throw new Error('rolled back')
    })

    await expect(failed).rejects.toThrow('rolled back')
    expect(await checkAuditLog(database())).toMatchObject({ isIntact: true, lines: 5 })
  })

  it('is read newest first, page by page, by actor, action and time', async () => {
    await freshChain()
    await record({ ...line('six'), actor: 'staff:mitu' })

    const first = await world.call(listAudit, root, { pageSize: 4 })
    const second = await world.call(listAudit, root, { pageSize: 4, before: first.next })
    const between = await world.call(listAudit, root, { from: first.list[3]!.at, until: first.list[1]!.at })

    expect(first.list.map((one) => one.action)).toEqual(['six', 'five', 'four', 'three'])
    expect(second.list.map((one) => one.action)).toEqual(['two', 'one'])
    expect(second.next).toBeNull()
    expect((await world.call(listAudit, root, { actor: 'staff:mitu' })).list.map((one) => one.action)).toEqual(['six'])
    expect(between.list.every((one) => one.at >= first.list[3]!.at && one.at < first.list[1]!.at)).toBe(true)
  })

  it('refuses to be changed, shortened or emptied', async () => {
    await freshChain()
    const partition = await database().one<{ name: string }>(sql`
      select tableoid::regclass::text as name from staff.audit_line limit 1`)

    const attempts = [
      sql`update staff.audit_line set actor = 'nobody'`,
      sql`delete from staff.audit_line where seq = 3`,
      sql`truncate staff.audit_line`,
    ]

    for (const attempt of attempts) await expect(database().run(attempt)).rejects.toThrow('append-only')
    await expect(database().pool.query(`truncate ${partition.name}`)).rejects.toThrow('append-only')
    await expect(database().pool.query(`delete from ${partition.name}`)).rejects.toThrow('append-only')
  })

  it('makes the months to come, and run again changes nothing', async () => {
    const months = () =>
      database().many<{ name: string }>(sql`
        select inhrelid::regclass::text as name
        from pg_inherits
        where inhparent = 'staff.audit_line'::regclass
        order by 1`)
    await prepareAuditMonths(database(), Date.UTC(2031, 10, 30, 23, 59))

    const made = (await months()).map((row) => row.name)
    await prepareAuditMonths(database(), Date.UTC(2031, 10, 30, 23, 59))

    expect(made.filter((name) => /203[12]/.test(name))).toEqual([
      'staff.audit_line_2031_11',
      'staff.audit_line_2031_12',
      'staff.audit_line_2032_01',
    ])
    expect((await months()).map((row) => row.name)).toEqual(made)
  })
})

describe('the check of the chain', () => {
  it('finds an untouched chain intact, whatever the page size', async () => {
    await freshChain()

    for (const pageSize of [1, 2, 5, 1000]) {
      expect(await checkAuditLog(database(), pageSize)).toMatchObject({ isIntact: true, lines: 5, faults: [] })
    }
    expect(await world.call(checkAudit, root, {})).toMatchObject({ isIntact: true, lines: 5 })
  })

  const tampering: [string, Sql[], object[]][] = [
    ['a changed actor', [sql`update staff.audit_line set actor = 'x' where seq = 2`], [{ seq: 2n, fault: 'changed' }]],
    [
      'a detail changed by one character',
      [sql`update staff.audit_line set details = jsonb_set(details, '{word}', '"tvo"') where seq = 2`],
      [{ seq: 2n, fault: 'changed' }],
    ],
    [
      'a time moved by a microsecond',
      [sql`update staff.audit_line set at = at + interval '1 microsecond' where seq = 4`],
      [{ seq: 4n, fault: 'changed' }],
    ],
    ['a removed line', [sql`delete from staff.audit_line where seq = 3`], [{ seq: 3n, fault: 'missing' }]],
    ['the first line removed', [sql`delete from staff.audit_line where seq = 1`], [{ seq: 1n, fault: 'missing' }]],
    ['the last line removed', [sql`delete from staff.audit_line where seq = 5`], [{ seq: 5n, fault: 'end' }]],
    [
      'a line rewritten together with its own hash',
      [
        sql`update staff.audit_line set actor = 'x' where seq = 2`,
        sql`update staff.audit_line
            set hash = sha256(previous_hash || convert_to(
              staff.audit_content(seq, at, actor, action, outcome, request_id, ip, details), 'utf8'))
            where seq = 2`,
      ],
      [{ seq: 3n, fault: 'unlinked' }],
    ],
    [
      'the last line removed together with the kept end',
      [sql`delete from staff.audit_line where seq = 5`, sql`update staff.audit_end set seq = 4`],
      [{ seq: 4n, fault: 'end' }],
    ],
    [
      'a line smuggled in behind the end',
      [
        sql`insert into staff.audit_line
            select 6, at, actor, action, outcome, request_id, ip, details, hash, sha256(hash || convert_to(
              staff.audit_content(6, at, actor, action, outcome, request_id, ip, details), 'utf8'))
            from staff.audit_line where seq = 5`,
      ],
      [{ seq: 6n, fault: 'end' }],
    ],
  ]

  it.each(tampering)('finds %s', async (_what, statements, faults) => {
    await freshChain()
    await tamper(...statements)

    expect(await checkAuditLog(database(), 2)).toMatchObject({ isIntact: false, faults })
  })
})

describe('appends at the same time', () => {
  it('form one gap-free chain, from several connections', async () => {
    await freshChain()

    await Promise.all(Array.from({ length: 60 }, (_, index) => record(line(`a${index}`), line(`b${index}`))))

    expect(await checkAuditLog(database())).toMatchObject({ isIntact: true, lines: 125 })
  })

  it('form one gap-free chain, from two processes, while a third reads and checks', async () => {
    await freshChain()
    const url = new URL(database().pool.options.connectionString!)
    const script = new URL('./audit-appender.fixture.ts', import.meta.url)

    const processes = [1, 2].map(() => fork(script, [url.href, '50']))
    const exits = Promise.all(processes.map((child) => once(child, 'exit')))
    let during = await checkAuditLog(database(), 7)
    while (processes.some((child) => child.exitCode === null)) {
      during = await checkAuditLog(database(), 7)
      expect(during.faults).toEqual([])
    }

    expect(await exits).toEqual([
      [0, null],
      [0, null],
    ])
    expect(await checkAuditLog(database())).toMatchObject({ isIntact: true, lines: 105 })
  })
})
