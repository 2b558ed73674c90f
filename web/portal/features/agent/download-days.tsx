import { csvLine } from '@croupier/basis/csv-line.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import type { ReactNode } from 'react'

/** What a table shows, as a file: what is in it is what is on the screen. */
export function DownloadDays({ days }: { days: readonly Record<string, string | number>[] }): ReactNode {
  const { t } = useWords('agent')
  const download = (): void => {
    const names = Object.keys(days[0] ?? {})
    const lines = [names, ...days.map((day) => names.map((name) => String(day[name])))].map((cells) => csvLine(cells))
    const file = new Blob([`\uFEFF${lines.join('')}`], { type: 'text/csv;charset=utf-8' })
    const address = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = address
    link.download = 'team.csv'
    link.click()
    URL.revokeObjectURL(address)
  }
  return <Button onClick={download}>{t('agent.download')}</Button>
}
