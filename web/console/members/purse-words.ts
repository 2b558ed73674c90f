import type { PurseName } from '@croupier/api/wallet/purses/purse-names.ts'
import type { WordKey } from '@croupier/words/areas.ts'

export const purseWords: Readonly<Record<PurseName, WordKey>> = {
  main: 'console-members.purse.main',
  bonus: 'console-members.purse.bonus',
  trial: 'console-members.purse.trial',
  hold: 'console-members.purse.hold',
  points: 'console-members.purse.points',
  agentIncome: 'console-members.purse.income',
}
