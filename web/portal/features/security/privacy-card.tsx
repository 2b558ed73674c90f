import { setMarketing } from '@croupier/api/identity/members/set-marketing.ts'
import { showMemberInfo } from '@croupier/api/identity/members/show-member-info.ts'
import { setPlayPrivacy } from '@croupier/api/figures/winners/set-play-privacy.ts'
import { showPlayPrivacy } from '@croupier/api/figures/winners/show-play-privacy.ts'
import { showOwnLimits } from '@croupier/api/play/own-limits/show-own-limits.ts'
import { showBreak } from '@croupier/api/safeguards/show-break.ts'
import { showDepositLimits } from '@croupier/api/wallet/deposit-limits/show-deposit-limits.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Switch } from '@croupier/kit/fields/choice.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useState } from 'react'
import { openDialog } from '../../dialogs/open-dialog.ts'
import type { MemberInfo } from '../../session/member.ts'
import { CloseAccountForm } from './close-account-form.tsx'
import { DepositLimits } from './deposit-limits.tsx'
import { PlayLimits } from './play-limits.tsx'
import { PushSwitch } from './push-switch.tsx'
import { SecurityRow } from './security-row.tsx'

/** Whether others see a part of one's name beside wins and bets. */
function NameSwitch(): ReactNode {
  const { t } = useWords('security')
  const refusalText = useRefusalText()
  const { data } = useOperation(showPlayPrivacy)
  const choose = useCall(setPlayPrivacy, { refreshes: [showPlayPrivacy] })
  return (
    <Switch
      label={t('security.hide.label')}
      hint={t('security.hide.hint', { name: data?.shownName ?? '…' })}
      disabled={!data}
      checked={choose.isPending ? choose.variables.isHidden : (data?.isHidden ?? false)}
      onChange={({ target }) =>
        void choose
          .mutateAsync({ isHidden: target.checked })
          .catch((error: unknown) => showToast({ tone: 'bad', text: refusalText(error) }))
      }
    />
  )
}

/** How many limits of a sort are set. */
function LimitsRow({
  label,
  limits,
  onOpen,
}: {
  label: string
  limits: readonly { amount: string | null }[] | undefined
  onOpen: () => void
}): ReactNode {
  const { t } = useWords('security')
  return (
    <SecurityRow
      label={label}
      state={
        limits ? (
          t('security.limit.state', { count: limits.filter(({ amount }) => amount !== null).length })
        ) : (
          <Skeleton className="mt-1 h-4 w-20" />
        )
      }
      action={<Button onClick={onOpen}>{t('security.limit.action')}</Button>}
    />
  )
}

/**
 * What the house may send a member, what others see of them, limits of deposits and play, taking a break, and closing the
 * account. Agents with a team cannot close theirs.
 */
export function PrivacyCard({ info }: { info: MemberInfo }): ReactNode {
  const { t } = useWords('security')
  const refusalText = useRefusalText()
  const choose = useCall(setMarketing, { refreshes: [showMemberInfo] })
  const { data: running } = useOperation(showBreak)
  const { data: deposits } = useOperation(showDepositLimits)
  const { data: play } = useOperation(showOwnLimits, {}, { staleMilliseconds: 0 })
  const [open, setOpen] = useState<'deposits' | 'play' | 'close'>()
  const close = () => setOpen(undefined)
  const isWanted = choose.isPending ? choose.variables.isWanted : (info.takesMarketing ?? false)
  return (
    <Card title={t('security.privacy.title')}>
      <Switch
        label={t('security.offers.label')}
        hint={t('security.offers.hint')}
        checked={isWanted}
        onChange={({ target }) =>
          void choose
            .mutateAsync({ isWanted: target.checked })
            .catch((error: unknown) => showToast({ tone: 'bad', text: refusalText(error) }))
        }
      />
      <PushSwitch />
      <NameSwitch />
      <ul className="mt-2 border-t border-hairline">
        <LimitsRow label={t('security.limit.label')} limits={deposits?.limits} onOpen={() => setOpen('deposits')} />
        <LimitsRow label={t('security.play.label')} limits={play?.limits} onOpen={() => setOpen('play')} />
        <SecurityRow
          label={t('security.break.label')}
          state={
            running?.endsAt ? (
              <Words k="security.break.running" values={{ time: <Time at={running.endsAt} /> }} />
            ) : (
              t('security.break.state')
            )
          }
          action={<Button onClick={() => openDialog({ kind: 'takeBreak' })}>{t('security.break.action')}</Button>}
        />
        {!info.isAgent && (
          <SecurityRow
            label={t('security.close.label')}
            state={t('security.close.state')}
            action={<Button onClick={() => setOpen('close')}>{t('security.close.action')}</Button>}
          />
        )}
      </ul>
      <Dialog open={open === 'deposits'} onClose={close} title={t('security.limit.label')}>
        <DepositLimits />
      </Dialog>
      <Dialog open={open === 'play'} onClose={close} title={t('security.play.label')}>
        <PlayLimits />
      </Dialog>
      <Dialog open={open === 'close'} onClose={close} title={t('security.close.title')}>
        <CloseAccountForm />
      </Dialog>
    </Card>
  )
}
