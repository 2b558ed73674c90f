import { dump } from '../db/dump.ts'
import { migrate } from '../db/migrate.ts'
import { restore } from '../db/restore.ts'
import { type Command, textOf } from './command.ts'
import { recordPlainly } from './record-plainly.ts'

export const dbCommands: readonly Command[] = [
  {
    noun: 'db',
    verb: 'migrate',
    summary: 'Bring the database to this version.',
    needs: 'database',
    async run({ databaseUrl, user, say }) {
      const { applied, total } = await migrate(databaseUrl, say)
      if (applied.length > 0) await recordPlainly(databaseUrl, user, 'db migrate', { applied })
      return { value: { applied, total } }
    },
  },
  {
    noun: 'db',
    verb: 'dump',
    summary: 'Write the whole database, as it is at one moment, into one file.',
    words: ['file'],
    needs: 'database',
    async run({ databaseUrl, given, user, say }) {
      const file = textOf(given, 'file')
      await recordPlainly(databaseUrl, user, 'db dump', { file })
      return { value: { file, ...(await dump(databaseUrl, file, say)) } }
    },
  },
  {
    noun: 'db',
    verb: 'restore',
    summary: 'Read a dump into an empty database.',
    words: ['file'],
    needs: 'database',
    async run({ databaseUrl, given, user, say }) {
      const file = textOf(given, 'file')
      const restored = await restore(databaseUrl, file, say)
      await recordPlainly(databaseUrl, user, 'db restore', { file })
      return { value: { file, ...restored } }
    },
  },
]
