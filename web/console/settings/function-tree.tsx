import { listSettings } from '@croupier/api/settings/list-settings.ts'
import { switchWhiteLabel } from '@croupier/api/settings/switch-white-label.ts'
import { type WhiteLabelModule, type WhiteLabelNode, whiteLabelTree } from '@croupier/api/settings/white-label.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Card } from '@croupier/kit/components/card.tsx'
import { Switch } from '@croupier/kit/fields/choice.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import { useMay } from '../frame/staff.tsx'
import { LoadFault } from '../lists/load-fault.tsx'
import { LastChange } from './last-change.tsx'
import { findSetting, useSettings } from './use-settings.ts'

type Switches = Partial<Record<string, boolean>>

/** The white-label functions as a tree of switches; below one that is off, everything is. */
export function FunctionTree(): ReactNode {
  const { t } = useWords('console-settings')
  const textOf = useRefusalText()
  const may = useMay()
  const { data, error, refetch, isFetching } = useSettings()
  const change = useCall(switchWhiteLabel, { refreshes: [listSettings] })
  if (error && !data) return <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />
  const setting = findSetting(data?.list, 'settings.whiteLabel')
  if (!setting) {
    return (
      <Waiting>
        <Skeleton className="h-96" />
      </Waiting>
    )
  }
  const switches = setting.value as Switches

  async function turn(modId: WhiteLabelModule, isOn: boolean): Promise<void> {
    try {
      await change.mutateAsync({ modId, enabled: isOn ? '1' : '0' })
      showToast({ tone: 'good', text: t('console-settings.saved') })
    } catch (refusal) {
      showToast({ tone: 'bad', text: textOf(refusal) })
    }
  }

  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <p className="text-sm text-ink-soft">{t('console-settings.flags.text')}</p>
      <Card>
        <Branch
          nodes={whiteLabelTree}
          offParent={undefined}
          switches={switches}
          pending={change.isPending ? change.variables.modId : undefined}
          disabled={!may('settings.manage')}
          onTurn={(modId, isOn) => void turn(modId, isOn)}
        />
      </Card>
      <LastChange setting={setting} />
    </div>
  )
}

interface BranchProps {
  nodes: readonly WhiteLabelNode[]
  /** The nearest module above that is off. */
  offParent: WhiteLabelModule | undefined
  switches: Switches
  pending: WhiteLabelModule | undefined
  disabled: boolean
  onTurn: (modId: WhiteLabelModule, isOn: boolean) => void
}

function Branch({ nodes, offParent, switches, pending, disabled, onTurn }: BranchProps): ReactNode {
  const { t } = useWords('console-settings')
  return (
    <ul className="flex flex-col divide-y divide-hairline">
      {nodes.map((node) => {
        const modId = node.modId as WhiteLabelModule
        const isOn = switches[modId] ?? node.enabledAtFirst
        return (
          <li key={modId} className="py-1">
            <Switch
              label={t(`console-settings.flag.${modId}`)}
              hint={
                <>
                  <code dir="ltr">{modId}</code>
                  {offParent && (
                    <span className="text-vermilion">
                      {' · '}
                      {t('console-settings.flags.parentOff', { parent: t(`console-settings.flag.${offParent}`) })}
                    </span>
                  )}
                </>
              }
              checked={modId === pending ? !isOn : isOn}
              disabled={disabled || pending !== undefined}
              onChange={(event) => onTurn(modId, event.target.checked)}
            />
            {node.children && (
              <div className="border-s border-hairline ps-4 sm:ms-2 sm:ps-6">
                <Branch
                  {...{ switches, pending, disabled, onTurn }}
                  nodes={node.children}
                  offParent={offParent ?? (isOn ? undefined : modId)}
                />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
