import { useWords } from '@croupier/client/words/use-words.ts'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { MoonIcon, SunIcon, SystemIcon } from '@croupier/kit/icons/signs.tsx'
import { useTheme } from '@croupier/kit/theme.ts'
import type { ReactNode } from 'react'

export function ThemePicker(): ReactNode {
  const { t } = useWords()
  const [theme, choose] = useTheme()
  return (
    <Segmented
      label={t('shell.theme.title')}
      value={theme}
      onChange={choose}
      options={[
        { value: 'dark', label: <MoonIcon className="text-lg" />, name: t('shell.theme.dark') },
        { value: 'light', label: <SunIcon className="text-lg" />, name: t('shell.theme.light') },
        { value: 'system', label: <SystemIcon className="text-lg" />, name: t('shell.theme.system') },
      ]}
    />
  )
}
