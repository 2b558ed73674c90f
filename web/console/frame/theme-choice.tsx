import { useWords } from '@croupier/client/words/use-words.ts'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { Menu } from '@croupier/kit/overlays/menu.tsx'
import { CheckIcon, MoonIcon, SunIcon, SystemIcon } from '@croupier/kit/icons/signs.tsx'
import { useTheme, type ThemeChoice as Choice } from '@croupier/kit/theme.ts'
import type { ReactNode } from 'react'

const icons: Record<Choice, ReactNode> = { system: <SystemIcon />, light: <SunIcon />, dark: <MoonIcon /> }

export function ThemeChoice(): ReactNode {
  const { t } = useWords()
  const [chosen, choose] = useTheme()
  const labels: Record<Choice, string> = {
    system: t('console.theme.system'),
    light: t('console.theme.light'),
    dark: t('console.theme.dark'),
  }
  return (
    <Menu
      label={t('console.theme.label')}
      trigger={<IconButton label={`${t('console.theme.label')}: ${labels[chosen]}`} icon={icons[chosen]} />}
      items={(['system', 'light', 'dark'] as const).map((choice) => ({
        id: choice,
        label: labels[choice],
        icon: icons[choice],
        aside: choice === chosen && <CheckIcon className="text-lg text-brass" />,
        onSelect: () => choose(choice),
      }))}
    />
  )
}
