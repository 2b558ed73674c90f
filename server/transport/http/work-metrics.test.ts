import { useDatabase } from '@croupier/dev/testing/database.ts'
import { expect, it } from 'vitest'
import type { App } from '../../platform/app.ts'
import { systemClock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/database.ts'
import { eventType } from '../../platform/event.ts'
import { openLog } from '../../platform/log.ts'
import { writeEvents } from '../../platform/outbox.ts'
import { consume, registerConsumers } from '../../platform/outbox-consumer.ts'
import { Ports } from '../../platform/port.ts'
import { metrics } from './metrics.ts'
import { measureWork } from './work-metrics.ts'

const database = useDatabase()

it('shows what is behind, what failed and who is connected, as it is when it is asked', async () => {
  const app: App = { database: database(), log: openLog('silent'), clock: systemClock, ports: new Ports() }
  const heard = eventType<object>('test.heard')
  await registerConsumers(database(), [consume({ name: 'test.slow', events: [heard], fold: async () => {} })])
  const live = { sockets: { size: 3 } }

  measureWork(app, { sockets: { size: 99 } })
  measureWork(app, live)
  const before = await metrics.metrics()
  await database().transaction((tx) => writeEvents(tx, [heard({})]))
  live.sockets.size = 4
  const after = await metrics.metrics()

  expect(before).toContain('croupier_outbox_waiting_seconds{consumer="test.slow"} 0\n')
  expect(before).toContain('croupier_sockets 3\n')
  expect(before).toContain('croupier_jobs{state="abandoned"} 0\n')
  expect(after).toMatch(/croupier_outbox_waiting_seconds\{consumer="test.slow"\} (?=.*[1-9])[\d.e-]+\n/)
  expect(after).toContain('croupier_sockets 4\n')
})

it('shows what the process knows by itself while the database is away, and the rest again when it is back', async () => {
  const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
  let reached = database()
  const ports = new Ports()
  measureWork(
    {
      get database() {
        return reached
      },
      log: openLog('silent'),
      clock: systemClock,
      ports,
    },
    { sockets: { size: 7 } },
  )
  const before = await metrics.metrics()
  reached = away
  const meanwhile = await metrics.metrics()
  reached = database()
  const after = await metrics.metrics()
  await away.close()

  expect(meanwhile).toContain('croupier_sockets 7\n')
  for (const figure of [/^croupier_jobs\{state="waiting"\} 0$/m, /^croupier_ledger_partitions_missing \d$/m]) {
    expect(before).toMatch(figure)
    expect(meanwhile).not.toMatch(figure)
    expect(after).toMatch(figure)
  }
})
