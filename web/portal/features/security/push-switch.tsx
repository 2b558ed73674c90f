import { beginPush } from '@croupier/api/messages/push/begin-push.ts'
import { endPush } from '@croupier/api/messages/push/end-push.ts'
import { showPush } from '@croupier/api/messages/push/show-push.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Switch } from '@croupier/kit/fields/choice.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { beginBrowserPush, browserPush, canPush, endBrowserPush, isPushRefused } from '../../page/browser-push.ts'
import { notePushOwner } from '../../page/push-owner.ts'
import { useMember } from '../../session/member.ts'

/** Whether this browser tells of messages while no page is open. It is asked for permission by a press alone. */
export function PushSwitch(): ReactNode {
  const { t } = useWords('security')
  const refusalText = useRefusalText()
  const { info } = useMember()
  const [endpoint, setEndpoint] = useState<string | null>()
  const [isRefused, setRefused] = useState(isPushRefused)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    void browserPush().then((given) => setEndpoint(given?.endpoint ?? null))
  }, [])
  const { data } = useOperation(showPush, endpoint ? { endpoint } : {}, { enabled: endpoint !== undefined })
  const begin = useCall(beginPush, { refreshes: [showPush] })
  const end = useCall(endPush, { refreshes: [showPush] })
  const isOn = endpoint !== null && (data?.isOn ?? false)

  const switchOn = async (key: string): Promise<void> => {
    const given = await beginBrowserPush(key)
    setRefused(isPushRefused())
    if (!given) {
      showToast({ tone: 'bad', text: t('security.push.failed') })
      return
    }
    try {
      await begin.mutateAsync(given)
      setEndpoint(given.endpoint)
      notePushOwner(info?.id ?? null)
      showToast({ tone: 'good', text: t('security.push.on') })
    } catch (error) {
      await endBrowserPush()
      showToast({ tone: 'bad', text: refusalText(error) })
    }
  }
  const switchOff = async (): Promise<void> => {
    try {
      if (endpoint) await end.mutateAsync({ endpoint })
      await endBrowserPush()
      setEndpoint(null)
      showToast({ tone: 'good', text: t('security.push.off') })
    } catch (error) {
      showToast({ tone: 'bad', text: refusalText(error) })
    }
  }
  const change = async (isWanted: boolean, key: string): Promise<void> => {
    setBusy(true)
    await (isWanted ? switchOn(key) : switchOff())
    setBusy(false)
  }

  return (
    <Switch
      label={t('security.push.label')}
      hint={t(`security.push.${canPush() ? (isRefused && !isOn ? 'denied' : 'hint') : 'none'}`)}
      disabled={isBusy || !data || !canPush() || (isRefused && !isOn)}
      checked={isOn}
      onChange={({ target }) => data && void change(target.checked, data.key)}
    />
  )
}
