import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { type ReactNode, useState } from 'react'
import type { DialogPlace } from './dialog-host.tsx'
import { DepositDesk } from '../../features/deposit/deposit-desk.tsx'

/** A deposit over the game one is in, which goes on behind it. A provider's page opens in a tab of its own. */
export default function DepositDialog({ open, onClose }: DialogPlace<'deposit'>): ReactNode {
  const { t } = useWords('pages', 'deposit', 'fault', 'refusals')
  const [order, setOrder] = useState<string>()
  return (
    <Dialog open={open} onClose={onClose} title={t('shell.member.depositv2')} size="medium">
      <DepositDesk order={order} place={{ onOrder: setOrder, onDone: onClose }} />
    </Dialog>
  )
}
