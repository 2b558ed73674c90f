import { recountTeams } from '../modules/agents/index.ts'
import type { Command } from './command.ts'

export const teamCommands: readonly Command[] = [
  {
    noun: 'team',
    verb: 'check',
    summary: 'Compare the stored figures of teams with the tree and the rounds; ends with 1 where they differ.',
    needs: 'app',
    async run({ app }) {
      const counted = await recountTeams(app, false)
      return { value: counted, failed: counted.wrongSizes + counted.wrongDays > 0 }
    },
  },
  {
    noun: 'team',
    verb: 'recount',
    summary: 'Recount the stored figures of teams: sizes, and play by day. Registrations wait meanwhile.',
    needs: 'app',
    async run({ app }) {
      return { value: await recountTeams(app, true) }
    },
  },
]
