import { type ReactNode, useState } from 'react'
import { Button } from '../components/button.tsx'
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Menu } from '../overlays/menu.tsx'
import { SidePanel } from '../overlays/side-panel.tsx'
import { TextField } from '../fields/text-field.tsx'
import { showToast } from '../overlays/toast-queue.ts'
import { LogoutIcon } from '../icons/actions.tsx'
import { ReceiptIcon, WalletIcon } from '../icons/money.tsx'
import { BellIcon } from '../icons/navigation.tsx'
import { ShieldIcon } from '../icons/signs.tsx'
import { Section } from './section.tsx'

type Overlay = 'dialog' | 'confirm' | 'panel' | undefined

export function OverlaySection(): ReactNode {
  const [open, setOpen] = useState<Overlay>()
  const close = (): void => setOpen(undefined)
  return (
    <Section title="Overlays">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Confirmation</Button>
        <Button onClick={() => setOpen('panel')}>Side panel</Button>
        <Menu
          label="Account"
          align="start"
          trigger={<Button>Menu</Button>}
          head={<span className="font-display text-lg">rahim88</span>}
          items={[
            { id: 'bets', label: 'Betting record', icon: <ReceiptIcon />, onSelect: () => {} },
            { id: 'purse', label: 'Account record', icon: <WalletIcon />, onSelect: () => {} },
            { id: 'rewards', label: 'Reward centre', icon: <BellIcon />, aside: 3, onSelect: () => {} },
            { id: 'security', label: 'Security centre', icon: <ShieldIcon />, onSelect: () => {} },
            {
              id: 'out',
              label: 'Sign out',
              icon: <LogoutIcon />,
              danger: true,
              parted: true,
              onSelect: () => setOpen('confirm'),
            },
          ]}
        />
        <Button onClick={() => showToast({ tone: 'good', text: 'Withdrawal of ৳ 500.00 requested.' })}>
          Good news
        </Button>
        <Button
          onClick={() =>
            showToast({
              tone: 'bad',
              text: 'The connection was lost. Nothing was sent.',
              action: { label: 'Try again', onSelect: () => {} },
            })
          }
        >
          Bad news
        </Button>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Withdraw"
        footer={
          <Button variant="action" wide onClick={close}>
            Withdraw ৳ 500.00
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft">The money leaves your main purse now and is held until the payout is sent.</p>
          <TextField label="Withdrawal password" inputMode="numeric" type="password" autoComplete="off" />
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Sign out?"
        confirm="Sign out"
        danger
      >
        Your open bets stay placed and are settled without you.
      </ConfirmDialog>
      <SidePanel open={open === 'panel'} onClose={close} title="Withdrawal W-20419">
        <p className="text-ink-soft">Detail beside the list.</p>
      </SidePanel>
    </Section>
  )
}
