import { showStaffMessagePicture } from '@croupier/api/messages/show-staff-message-picture.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { isLanguage, languageFacts } from '@croupier/words/languages.ts'
import type { ReactNode } from 'react'
import { Facts } from '../lists/facts.tsx'
import { Problem } from '../lists/problem.tsx'
import type { StaffMessage } from './message-panel.tsx'

const numbers = ['levelLeast', 'levelMost', 'depositsLeast', 'depositsMost'] as const
const moments = ['seenFrom', 'seenBefore'] as const

/** By what its readers were chosen when it was sent, how many they are, when it ends and its pictures. */
export function MessageExtras({ message }: { message: StaffMessage }): ReactNode {
  const { t } = useWords('console-messages')
  const picture = useCall(showStaffMessagePicture)
  const { id, group, isOffer, reached, endsAt, pictures } = message
  const facts: [string, ReactNode][] = []
  if (isOffer) facts.push([t('console-messages.offer'), t('console-messages.offer.told')])
  for (const name of numbers)
    if (group?.[name] !== undefined) facts.push([t(`console-messages.${name}`), String(group[name])])
  for (const name of moments)
    if (group?.[name] !== undefined) facts.push([t(`console-messages.${name}`), <Time key={name} at={group[name]} />])
  if (group?.language !== undefined) {
    const { language } = group
    facts.push([t('console-messages.language'), isLanguage(language) ? languageFacts(language).ownName : language])
  }
  if (reached !== null) facts.push([t('console-messages.reached'), t('console-messages.members', { count: reached })])
  if (endsAt !== null) facts.push([t('console-messages.endsAt'), <Time key="endsAt" at={endsAt} />])
  return (
    <>
      {facts.length > 0 && <Facts facts={facts} />}
      <Problem of={picture.error} />
      {pictures > 0 && (
        <div className="flex flex-wrap gap-2">
          {Array.from({ length: pictures }, (_, index) => (
            <Button
              key={index}
              size="small"
              onClick={() =>
                picture.mutate(
                  { id, index },
                  { onSuccess: ({ address }) => window.open(address, '_blank', 'noopener') },
                )
              }
            >
              {t('console-messages.picture', { number: index + 1 })}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
