import { useWords } from '@croupier/client/words/use-words.ts'
import { purseNames, type PurseName } from '@croupier/api/wallet/purses/purse-names.ts'
import { purseWords } from './purse-words.ts'

/** A ledger kind such as `wallet.adjustment` in words; a kind newer than the catalogue shows its own name. */
export function useKindText(): (kind: string) => string {
  const { t, knows } = useWords('console-members')
  return (kind) => {
    const key = `console-members.kind.${kind}`
    return knows(key) ? t(key) : kind
  }
}

/** The other side of a line: a purse of the same member, or an account of the house. */
export function useContraText(): (contra: string) => string {
  const { t, knows } = useWords('console-members')
  return (contra) => {
    if ((purseNames as readonly string[]).includes(contra)) return t(purseWords[contra as PurseName])
    const key = `console-members.contra.${contra}`
    return knows(key) ? t(key) : contra
  }
}
