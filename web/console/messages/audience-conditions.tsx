import { countAudience } from '@croupier/api/messages/count-audience.ts'
import { audienceKinds } from '@croupier/api/messages/staff-answers.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { collect } from '@croupier/kit/form/collect.ts'
import { useKit } from '@croupier/kit/words.tsx'
import { offeredLanguages, languageFacts } from '@croupier/words/languages.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Problem } from '../lists/problem.tsx'
import { instantOf, isHalfTyped } from '../lists/wall-time.ts'

/** Boxes of a group that hold a time. */
export const groupTimes = ['joinedFrom', 'joinedBefore', 'seenFrom', 'seenBefore'] as const

/** Who belongs to the group: each box narrows it. */
function Conditions(): ReactNode {
  const { t } = useWords('console-messages')
  const { timeZone } = useKit()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        name="kind"
        label={t('console-messages.kind')}
        placeholder={t('console-messages.kind.any')}
        options={audienceKinds.map((each) => ({ value: each, label: t(`console-messages.kind.${each}`) }))}
      />
      <TextField name="currency" label={t('console-messages.currency')} dir="ltr" maxLength={5} />
      <TextField
        name="team"
        label={t('console-messages.team')}
        hint={t('console-messages.team.hint')}
        dir="ltr"
        autoComplete="off"
      />
      <Select
        name="language"
        label={t('console-messages.language')}
        placeholder={t('console-messages.language.any')}
        options={offeredLanguages.map((each) => ({ value: each, label: languageFacts(each).ownName }))}
      />
      <TextField name="levelLeast" type="number" min={1} label={t('console-messages.levelLeast')} />
      <TextField
        name="levelMost"
        type="number"
        min={0}
        label={t('console-messages.levelMost')}
        hint={t('console-messages.level.hint')}
      />
      <TextField name="depositsLeast" type="number" min={1} label={t('console-messages.depositsLeast')} />
      <TextField
        name="depositsMost"
        type="number"
        min={0}
        label={t('console-messages.depositsMost')}
        hint={t('console-messages.deposits.hint')}
      />
      <TextField
        name="seenFrom"
        type="datetime-local"
        label={t('console-messages.seenFrom')}
        hint={t('console-messages.joined.hint', { zone: timeZone })}
      />
      <TextField
        name="seenBefore"
        type="datetime-local"
        label={t('console-messages.seenBefore')}
        hint={t('console-messages.seenBefore.hint')}
      />
      <TextField name="joinedFrom" type="datetime-local" label={t('console-messages.joinedFrom')} />
      <TextField name="joinedBefore" type="datetime-local" label={t('console-messages.joinedBefore')} />
    </div>
  )
}

/** Whom a message to many reaches, counted anew whenever a box is left. */
export function AudienceConditions({ to, isOffer }: { to: 'group' | 'all'; isOffer: boolean }): ReactNode {
  const { t } = useWords('console-messages')
  const { timeZone } = useKit()
  const place = useRef<HTMLDivElement>(null)
  const { mutate, data, error, isPending, reset } = useCall(countAudience)
  const count = (): void => {
    const form = place.current?.closest('form')
    if (!form) return
    const held: Record<string, unknown> = { to, isOffer }
    if (to === 'group') {
      for (const [name, value] of Object.entries(collect(form)))
        if (name in countAudience.input.shape && !(name in held)) held[name] = value
      for (const name of groupTimes) held[name] = instantOf(String(held[name] ?? ''), timeZone)
    }
    const given = countAudience.input.safeParse(held)
    const isNamed = Object.entries(held).some(
      ([name, value]) => name !== 'to' && name !== 'isOffer' && value !== undefined,
    )
    if (given.success && !isHalfTyped(place.current) && (to === 'all' || isNamed)) mutate(given.data)
    else reset()
  }
  // Everybody is counted at once; a group as soon as it is one.
  const countOnce = useEffectEvent((_to: typeof to, _isOffer: boolean) => count())
  useEffect(() => countOnce(to, isOffer), [to, isOffer])
  return (
    <div ref={place} className="flex flex-col gap-5" onBlur={count}>
      {to === 'group' && <Conditions />}
      <Problem of={error} />
      <p aria-live="polite" aria-busy={isPending} data-audience="" className="text-sm font-medium">
        {data && !error
          ? t('console-messages.reaches', { count: data.members })
          : t(isPending ? 'console-messages.counting' : 'console-messages.reaches.unknown')}
      </p>
    </div>
  )
}
