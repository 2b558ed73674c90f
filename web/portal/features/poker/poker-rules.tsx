import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'

const rules = ['play', 'money', 'time', 'return', 'fair', 'together'] as const

/** What is played, what it costs, and what is allowed. */
export function PokerRules(): ReactNode {
  const { t } = useWords('poker')
  return (
    <ul className="flex max-w-160 list-disc flex-col gap-2 ps-5 text-ink-soft">
      {rules.map((rule) => (
        <li key={rule}>{t(`poker.rules.${rule}`)}</li>
      ))}
    </ul>
  )
}
