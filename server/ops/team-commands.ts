import { recountTeams } from '../modules/agents/index.ts'
import type { Command } from './command.ts'

export const teamCommands: readonly Command[] = [
  {
    noun: 'team',
    verb: 'check',
    summary: 'Compare what is kept of teams with the tree and with what was played; ends with 1 where they disagree.',
    needs: 'app',
    async run({ app }) {
      const counted = await recountTeams(app, false)
      return { value: counted, failed: counted.wrongSizes + counted.wrongDays > 0 }
    },
  },
  {
    noun: 'team',
    verb: 'recount',
    summary: 'Count anew what is kept of teams: sizes, and what they played by day. Who joins meanwhile waits.',
    needs: 'app',
    async run({ app }) {
      return { value: await recountTeams(app, true) }
    },
  },
]
