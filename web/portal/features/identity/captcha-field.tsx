import { fetchCaptcha } from '@croupier/api/identity/human-proof/fetch-captcha.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

const THROTTLE = 1000

/** The picture and its characters. Choosing the picture brings a new one, once a second; so does each `round`. */
export function CaptchaField({ round }: { round: number }): ReactNode {
  const { t } = useWords('identity', 'fields')
  const cache = useQueryClient()
  const askedAt = useRef(0)
  const { data, dataUpdatedAt, isFetching, isError } = useOperation(
    fetchCaptcha,
    {},
    { staleMilliseconds: Number.POSITIVE_INFINITY },
  )

  const draw = (): void => {
    askedAt.current = Date.now()
    void cache.invalidateQueries({ queryKey: [fetchCaptcha.name] })
  }
  const refresh = (): void => {
    // Counted from the answer too: the server counts from when it drew, which is later than when it was asked.
    if (Date.now() - Math.max(askedAt.current, dataUpdatedAt) >= THROTTLE) draw()
  }
  const asked = useRef(round)
  // However soon after a click: an answer uses the picture up, and nobody could pass with it any more.
  const askAgain = useEffectEvent(() => draw())
  useEffect(() => {
    if (asked.current === round) return
    asked.current = round
    askAgain()
  }, [round])

  return (
    <div className="flex items-start gap-3">
      <TextField
        key={round}
        name="captcha"
        label={t('identity.captcha.label')}
        hint={isError ? t('identity.captcha.missing') : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        required
        className="flex-1"
      />
      <div className="flex flex-col gap-1.5">
        {/* As high as the label beside it, so that the picture stays beside the box, whatever is said under that. */}
        <span aria-hidden="true" className="invisible w-0 overflow-hidden text-sm font-medium whitespace-nowrap">
          {t('identity.captcha.label')}
        </span>
        <button
          type="button"
          onClick={refresh}
          aria-label={t('identity.captcha.refresh')}
          className="h-11 w-30 shrink-0 overflow-hidden rounded-md border border-outline bg-sunken"
        >
          {data === undefined || isFetching ? (
            isError ? null : (
              <Skeleton className="size-full" />
            )
          ) : (
            <img
              src={`data:image/png;base64,${data}`}
              alt={t('identity.captcha.image')}
              className="size-full object-cover"
            />
          )}
        </button>
      </div>
    </div>
  )
}
