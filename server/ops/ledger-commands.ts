import { checkLedger } from '../modules/ledger/index.ts'
import type { Command } from './command.ts'

export const ledgerCommands: readonly Command[] = [
  {
    noun: 'ledger',
    verb: 'check',
    summary: 'Prove the books against the journal and the rows that caused it; ends with 1 where they disagree.',
    needs: 'app',
    async run({ app, say }) {
      const report = await checkLedger(app.database, { onProgress: say })
      return { value: { isTrue: report.findings.length === 0, ...report }, failed: report.findings.length > 0 }
    },
  },
]
