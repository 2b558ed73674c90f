import { changeVendorStatus } from '@croupier/api/games/change-vendor-status.ts'
import { type GameStatus } from '@croupier/api/games/game-types.ts'
import { traitsOf } from '@croupier/api/games/vendor-protocols.ts'
import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Facts } from '../lists/facts.tsx'
import { useMay } from '../frame/staff.tsx'
import { ClosingsForm } from '../games/closings-form.tsx'
import { StatusChoice } from '../games/status-choice.tsx'
import { Problem } from '../lists/problem.tsx'
import { VendorAddress } from './vendor-address.tsx'
import { VendorFrames } from './vendor-frames.tsx'
import { VendorKeys } from './vendor-keys.tsx'
import { VendorLeftRounds } from './vendor-left-rounds.tsx'
import type { Vendor } from './vendor.ts'
import { VendorMaintenance } from './vendor-maintenance.tsx'
import { VendorSecret } from './vendor-secret.tsx'

/** One vendor: how it is reached, and whether its games can be started. */
export function VendorPanel({ vendor, onClose }: { vendor: Vendor | undefined; onClose: () => void }): ReactNode {
  const { t } = useWords('console-games')
  const may = useMay()
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(vendor)
  if (vendor && vendor !== shown) setShown(vendor)
  const [wanted, setWanted] = useState<GameStatus>()
  const change = useCall(changeVendorStatus, { refreshes: [listVendors] })

  if (!shown) return null
  const traits = traitsOf(shown.protocol)
  const isKeyed = traits.signing === 'keys'
  return (
    <SidePanel open={vendor !== undefined} onClose={onClose} title={<bdi>{shown.name}</bdi>}>
      <div className="flex flex-col gap-6">
        {may('games.manage') && <StatusChoice value={shown.status} onChange={setWanted} />}
        <Problem of={change.error} />
        <Facts
          facts={[
            [t('console-games.column.code'), <bdi key="code">{shown.code}</bdi>],
            [t('console-games.column.protocol'), t(`console-games.protocol.${shown.protocol}`)],
            [t('console-games.vendor.launchUrl'), shown.launchUrl && <bdi dir="ltr">{shown.launchUrl}</bdi>],
            [t('console-games.vendor.casinoId'), shown.casinoId && <bdi dir="ltr">{shown.casinoId}</bdi>],
            ...(isKeyed
              ? []
              : [[t('console-games.vendor.secret'), shown.hasSecret && t('console-games.vendor.secret.set')] as const]),
            [
              t('console-games.vendor.frameOrigins'),
              shown.frameOrigins.length > 0 && <bdi dir="ltr">{shown.frameOrigins.join(' ')}</bdi>,
            ],
          ]}
        />
        <Link to={`/games?vendor=${shown.code}`} className={`${linkClasses.text} self-start text-sm`}>
          {t('console-games.vendor.games', { count: shown.gameCount })}
        </Link>
        {may('rounds.read') && traits.rounds !== 'unknown' && (
          <Link to={`/vendor-reports/${shown.code}`} className={`${linkClasses.text} self-start text-sm`}>
            {t('console-games.report')}
          </Link>
        )}
        <div className="contents [&>:is(form,section)]:border-t [&>:is(form,section)]:border-hairline [&>:is(form,section)]:pt-6">
          {may('games.manage') && <VendorMaintenance key={`maintenance of ${shown.code}`} vendor={shown} />}
          {may('vendors.manage') && (
            <>
              <ClosingsForm
                key={`closings of ${shown.code}`}
                operation={setVendor}
                refreshes={[listVendors]}
                of={{ code: shown.code }}
                closings={shown}
              />
              {traits.rounds === 'vendor' && <VendorLeftRounds key={`rounds of ${shown.code}`} vendor={shown} />}
              {traits.signing !== 'none' && (
                <>
                  <VendorAddress key={`address of ${shown.code}`} vendor={shown} />
                  <VendorFrames key={`frames of ${shown.code}`} vendor={shown} />
                </>
              )}
              {isKeyed && <VendorKeys key={shown.code} vendor={shown} />}
              {traits.signing === 'secret' && <VendorSecret key={shown.code} code={shown.code} />}
            </>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={wanted !== undefined}
        onClose={() => setWanted(undefined)}
        onConfirm={() => {
          if (!wanted) return
          change.mutate(
            { code: shown.code, status: wanted },
            {
              onSuccess: () => showToast({ tone: 'good', text: t('kit.saved') }),
              onSettled: () => setWanted(undefined),
            },
          )
        }}
        title={t('console-games.change.title', {
          name: shown.name,
          status: t(`console-games.status.${wanted ?? 'open'}`),
        })}
        confirm={t('kit.save')}
        danger={wanted === 'closed'}
        busy={change.isPending}
      >
        {t(`console-games.status.${wanted ?? 'open'}.text`)}
      </ConfirmDialog>
    </SidePanel>
  )
}
