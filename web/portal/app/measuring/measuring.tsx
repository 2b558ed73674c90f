import { measuringPicture } from '@croupier/api/settings/measuring.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { chooseMeasuring, isRefusedByBrowser, useMeasuringChoice } from './measuring-choice.ts'
import type { Settings } from '../../session/settings.ts'

type Account = Settings['analytics'][number]

/** Counts each page that is shown. */
function Counter({ accounts, visitor }: { accounts: readonly Account[]; visitor: string }): ReactNode {
  const { language } = useWords()
  const { pathname } = useLocation()
  useEffect(() => {
    const visit = { page: `${location.origin}${pathname}`, language, visitor, chance: String(Date.now()) }
    for (const account of accounts) {
      const address = measuringPicture(account, visit)
      if (address === undefined) continue
      const picture = new Image()
      picture.referrerPolicy = 'origin'
      picture.src = address
    }
  }, [accounts, visitor, pathname, language])
  return null
}

/** Asks whether visits may be counted, where the operator counts them, and counts them once that is agreed to. */
export default function Measuring({ accounts }: { accounts: readonly Account[] }): ReactNode {
  const { t } = useWords('measuring')
  const choice = useMeasuringChoice()
  if (choice === 'no' || isRefusedByBrowser()) return null
  if (choice) return <Counter accounts={accounts} visitor={choice.visitor} />
  return (
    <section
      aria-label={t('measuring.title')}
      className="fixed inset-x-3 bottom-(--toast-bottom) z-bar mx-auto flex max-w-160 flex-wrap items-center gap-3 rounded-md border border-hairline bg-overlay p-4 text-sm text-ink shadow-float"
    >
      <p className="min-w-0 flex-1 basis-64">
        {t('measuring.text')}{' '}
        <Link to="/help" className={linkClasses.text}>
          {t('shell.footer.helpCenter')}
        </Link>
      </p>
      <div className="flex gap-2">
        <Button size="small" onClick={() => chooseMeasuring(false)}>
          {t('measuring.refuse')}
        </Button>
        <Button size="small" onClick={() => chooseMeasuring(true)}>
          {t('measuring.agree')}
        </Button>
      </div>
    </section>
  )
}
