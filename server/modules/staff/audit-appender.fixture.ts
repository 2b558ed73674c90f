/** A process of its own that appends `count` lines, several at a time: `node audit-appender.fixture.ts <url> <count>`. */
import { openDatabase } from '../../platform/database.ts'
import { auditLog } from './audit-log.ts'

const [url = '', count = '0'] = process.argv.slice(2)
const database = openDatabase({ url, connections: 5 })
await Promise.all(
  Array.from({ length: Number(count) }, (_, index) =>
    database.transaction((tx) =>
      auditLog.record(tx, {
        actor: `system:${process.pid}`,
        action: `append ${index}`,
        requestId: 'r',
        ip: null,
        details: { index },
        outcome: 'done',
      }),
    ),
  ),
)
await database.close()
