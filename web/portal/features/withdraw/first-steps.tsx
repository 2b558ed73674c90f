import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { BankIcon } from '@croupier/kit/icons/money.tsx'
import { CheckIcon, KeyIcon } from '@croupier/kit/icons/signs.tsx'
import type { ReactNode } from 'react'
import { openDialog } from '../../dialogs/open-dialog.ts'

function Step({
  icon,
  title,
  text,
  isDone,
  action,
  onAct,
}: {
  icon: ReactNode
  title: string
  text: string
  isDone: boolean
  action: string
  onAct: () => void
}): ReactNode {
  return (
    <li className="flex flex-wrap items-center gap-4 border-b border-hairline py-4 last:border-0">
      <span
        className={`flex size-11 shrink-0 items-center justify-center rounded-full text-xl ${isDone ? 'bg-jade-wash text-jade' : 'bg-brass-wash text-brass'}`}
      >
        {isDone ? <CheckIcon /> : icon}
      </span>
      <span className="flex min-w-40 flex-1 flex-col">
        <span className={isDone ? 'text-ink-faint' : 'font-medium text-ink'}>{title}</span>
        <span className="text-sm text-ink-faint">{text}</span>
      </span>
      {!isDone && (
        <Button variant="action" onClick={onAct}>
          {action}
        </Button>
      )}
    </li>
  )
}

/** What a member does once before money can leave: a payment password, and an account to be paid to. */
export function FirstSteps({ hasPassword, hasAccount }: { hasPassword: boolean; hasAccount: boolean }): ReactNode {
  const { t } = useWords('withdraw')
  return (
    <Card title={t('withdraw.form.first')}>
      <p className="text-ink-soft">{t('withdraw.form.first.text')}</p>
      <ol className="mt-2">
        <Step
          icon={<KeyIcon />}
          title={t('withdraw.password.none.title')}
          text={t('withdraw.password.none.text')}
          isDone={hasPassword}
          action={t('withdraw.password.set')}
          onAct={() => openDialog({ kind: 'paymentPassword' })}
        />
        <Step
          icon={<BankIcon />}
          title={t('withdraw.account.add')}
          text={t('withdraw.account.add.text')}
          isDone={hasAccount}
          action={t('withdraw.account.bind')}
          onAct={() => openDialog({ kind: 'payoutAccount' })}
        />
      </ol>
    </Card>
  )
}
