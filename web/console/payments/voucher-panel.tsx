import { listVoucherBatches } from '@croupier/api/wallet/vouchers/list-voucher-batches.ts'
import { showVoucherCodes } from '@croupier/api/wallet/vouchers/show-voucher-codes.ts'
import { withdrawVouchers } from '@croupier/api/wallet/vouchers/withdraw-vouchers.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { CopyButton } from '@croupier/kit/components/copy-button.tsx'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { Facts } from '../lists/facts.tsx'
import type { RowOf } from '../lists/list-declaration.ts'
import { Problem } from '../lists/problem.tsx'
import { AccountLink } from '../frame/account-link.tsx'

type VoucherBatch = RowOf<typeof listVoucherBatches>

/** One batch: its codes, each look at which is in the audit log, and the way to take it back. */
export function VoucherPanel({ batch, onClose }: { batch: VoucherBatch | undefined; onClose: () => void }): ReactNode {
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(batch)
  if (batch && batch !== shown) setShown(batch)
  return (
    <SidePanel open={batch !== undefined} onClose={onClose} title={shown?.name ?? ''}>
      {shown && <BatchFacts key={shown.id} batch={shown} />}
    </SidePanel>
  )
}

function BatchFacts({ batch }: { batch: VoucherBatch }): ReactNode {
  const { t } = useWords('console-payments')
  const may = useMay()
  const codes = useCall(showVoucherCodes)
  const withdraw = useCall(withdrawVouchers, { refreshes: [listVoucherBatches] })
  const [isAsking, setAsking] = useState(false)
  const { id: batchId } = batch
  return (
    <div className="flex flex-col gap-6">
      <Facts
        facts={[
          [t('console-payments.column.amount'), <Amount key="amount" value={batch.amount} currency={batch.currency} />],
          [
            t('console-payments.column.redeemed'),
            t('console-payments.redeemed.of', { redeemed: batch.redeemed, count: batch.count }),
          ],
          [t('console-payments.column.madeBy'), <bdi key="by">{batch.madeBy}</bdi>],
        ]}
      />
      <Problem of={codes.error ?? withdraw.error} />
      {may('vouchers.manage') && (
        <div className="flex flex-wrap gap-3">
          <Button loading={codes.isPending} onClick={() => codes.mutate({ batchId })}>
            {t('console-payments.voucher.codes')}
          </Button>
          {batch.withdrawnAt === null && (
            <Button variant="danger" loading={withdraw.isPending} onClick={() => setAsking(true)}>
              {t('console-payments.voucher.withdraw')}
            </Button>
          )}
        </div>
      )}
      {codes.data && (
        <ol className="flex flex-col gap-1 text-sm">
          {codes.data.list.map(({ code, account }) => (
            <li key={code} className="flex items-center justify-between gap-3 border-b border-hairline py-1">
              <span className="inline-flex items-center gap-1">
                <bdi dir="ltr" className="font-mono">
                  {code}
                </bdi>
                <CopyButton text={code} />
              </span>
              {account === null ? t('kit.none') : <AccountLink account={account} look="text" />}
            </li>
          ))}
        </ol>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('console-payments.voucher.withdraw')}
        confirm={t('console-payments.voucher.withdraw')}
        onConfirm={() => {
          setAsking(false)
          withdraw.mutate({ batchId }, { onSuccess: () => showToast({ tone: 'good', text: t('kit.saved') }) })
        }}
      >
        {t('console-payments.voucher.withdraw.text')}
      </ConfirmDialog>
    </div>
  )
}
