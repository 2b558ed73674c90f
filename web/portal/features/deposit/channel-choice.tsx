import type { OutputOf } from '@croupier/api/operation.ts'
import type { showDepositSettings } from '@croupier/api/wallet/deposits/show-deposit-settings.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { shortScale } from '@croupier/kit/format/amount.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { CheckCircleIcon } from '@croupier/kit/icons/signs.tsx'
import { type ReactNode, useId } from 'react'
import { channelIcons } from './channel-icon.tsx'

export type Channel = OutputOf<typeof showDepositSettings>['channels'][number]

/** The ways to pay in, as cards of which one is taken. */
export function ChannelChoice({
  channels,
  currency,
  chosen,
  onChoose,
}: {
  channels: readonly Channel[]
  currency: string
  chosen: string
  onChoose: (code: string) => void
}): ReactNode {
  const { t } = useWords('deposit')
  const group = useId()
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-2 text-sm font-medium text-ink-soft">{t('deposit.channel.label')}</legend>
      {channels.map((channel) => {
        const Icon = channelIcons[channel.kind]
        return (
          <label
            key={channel.code}
            className="relative flex min-h-18 cursor-pointer items-center gap-3 rounded-md border border-hairline bg-surface px-4 py-3 shadow-lit transition-colors hover:border-outline has-checked:border-brass has-checked:bg-brass-wash has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={group}
              value={channel.code}
              checked={channel.code === chosen}
              onChange={() => onChoose(channel.code)}
              className="peer absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <span className="grid size-11 shrink-0 place-items-center rounded-sm bg-raised text-xl text-brass shadow-lit">
              <Icon />
            </span>
            <span className="flex min-w-0 flex-1 flex-col">
              <bdi className="font-medium wrap-anywhere">{channel.name}</bdi>
              {channel.kind !== 'voucher' && (
                <span className="text-xs text-ink-soft">
                  <Amount value={channel.minimumAmount} currency={currency} scale={shortScale(channel.minimumAmount)} />
                  {' – '}
                  <Amount value={channel.maximumAmount} currency={currency} scale={shortScale(channel.maximumAmount)} />
                </span>
              )}
            </span>
            <CheckCircleIcon className="text-xl text-brass opacity-0 peer-checked:opacity-100" />
          </label>
        )
      })}
    </fieldset>
  )
}
