import { useWords } from '@croupier/client/words/use-words.ts'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { formatTime } from '@croupier/kit/format/time.ts'
import { useKit } from '@croupier/kit/words.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Setting } from './use-settings.ts'

/** Who changed it last; leads to all its changes. */
export function LastChange({ setting }: { setting: Setting }): ReactNode {
  const { t } = useWords('console-settings')
  const { timeZone } = useKit()
  if (setting.changedBy === null || setting.changedAt === null) {
    return <p className="text-xs text-ink-faint">{t('console-settings.unchanged')}</p>
  }
  return (
    <p className="text-xs text-ink-faint">
      <Link to={`/settings/changes?name=${setting.name}`} className={linkClasses.text}>
        {t('console-settings.lastChange', {
          time: formatTime(setting.changedAt, timeZone),
          name: setting.changedBy,
        })}
      </Link>
    </p>
  )
}
