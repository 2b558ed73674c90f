import { listSocialProviders } from '@croupier/api/identity/social/list-social-providers.ts'
import { setSocialProvider } from '@croupier/api/identity/social/set-social-provider.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { LoadFault } from '../lists/load-fault.tsx'
import { type SocialProvider, SocialProviderForm } from './social-provider-form.tsx'

/** Houses the product knows by their codes; names of companies are the same in every language. */
const known = [
  { code: 'google', name: 'Google' },
  { code: 'facebook', name: 'Facebook' },
  { code: 'line', name: 'LINE' },
  { code: 'telegram', name: 'Telegram' },
]

interface House {
  code: string
  name: string
  provider: SocialProvider | undefined
}

function House({ house: { code, name, provider } }: { house: House }): ReactNode {
  const { t } = useWords('console-social', 'refusals')
  const may = useMay()
  const textOf = useRefusalText()
  const [isEdited, setEdited] = useState(false)
  const change = useCall(setSocialProvider, { refreshes: [listSocialProviders] })
  const state = provider === undefined ? 'none' : provider.isOpen ? 'open' : 'closed'
  const turn = () =>
    change.mutate(
      { code, isOpen: state !== 'open' },
      { onError: (error) => showToast({ tone: 'bad', text: textOf(error) }) },
    )
  return (
    <Card title={<bdi>{name}</bdi>}>
      <div className="flex flex-col gap-4">
        <Status tone={state === 'open' ? 'jade' : 'plain'}>{t(`console-social.state.${state}`)}</Status>
        {provider && (
          <div className="flex flex-col gap-1 text-sm">
            <span className="text-ink-faint">{t('console-social.callback')}</span>
            {provider.callbackUrls.map((url) => (
              <code key={url} dir="ltr" className="self-start font-mono text-xs break-all text-ink-soft">
                {url}
              </code>
            ))}
          </div>
        )}
        {may('settings.manage') && (
          <div className="flex flex-wrap gap-3">
            <Button aria-expanded={isEdited} onClick={() => setEdited(!isEdited)}>
              {t(provider ? 'console-social.change' : 'console-social.setUp')}
            </Button>
            {provider && (
              <Button loading={change.isPending} onClick={turn}>
                {t(provider.isOpen ? 'console-social.close' : 'console-social.open')}
              </Button>
            )}
          </div>
        )}
        {isEdited && <SocialProviderForm code={code} provider={provider} onDone={() => setEdited(false)} />}
      </div>
    </Card>
  )
}

/** The houses by whose account people log in. */
export function SocialProviders(): ReactNode {
  const { t } = useWords('console-social')
  const may = useMay()
  const { data, error, refetch, isFetching } = useOperation(listSocialProviders)
  const [isAdding, setAdding] = useState(false)
  if (error && !data) return <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) {
    return (
      <Waiting>
        <Skeleton className="h-48 max-w-3xl" />
      </Waiting>
    )
  }
  const configured = data.list.map((provider): House => ({ code: provider.code, name: provider.name, provider }))
  const missing = known.filter(({ code }) => !data.list.some((each) => each.code === code))
  const houses = [...configured, ...missing.map((each): House => ({ ...each, provider: undefined }))]
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <p className="text-ink-soft">{t('console-social.text')}</p>
      {houses.map((house) => (
        <House key={house.code} house={house} />
      ))}
      {may('settings.manage') && (
        <Card title={t('console-social.other')}>
          <div className="flex flex-col gap-4">
            <p className="text-ink-soft">{t('console-social.other.text')}</p>
            <Button className="self-start" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
              {t('console-social.setUp')}
            </Button>
            {isAdding && <SocialProviderForm code={undefined} provider={undefined} onDone={() => setAdding(false)} />}
          </div>
        </Card>
      )}
    </div>
  )
}
