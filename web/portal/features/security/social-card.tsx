import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { SocialIcon } from '../../parts/social-icons.tsx'
import { leaveFor } from '../../parts/social-way.ts'
import type { Security } from './security.ts'
import { SecurityRow } from './security-row.tsx'

/** The accounts elsewhere that open this one: what is linked stays so. Nothing where no house is open. */
export function SocialCard({ security }: { security: Security }): ReactNode {
  const { t } = useWords('social')
  const refusalText = useRefusalText()
  const [leaving, setLeaving] = useState<string>()
  if (!security) return null
  const list = [
    ...security.bound.social.map(({ code, name, ...bound }) => ({ code, name, bound })),
    ...security.allowed.bindSocial.map((open) => ({ ...open, bound: null })),
  ]
  if (list.length === 0) return null

  const link = async (code: string): Promise<void> => {
    setLeaving(code)
    try {
      await leaveFor(code, { purpose: 'bind' })
    } catch (error) {
      setLeaving(undefined)
      showToast({ tone: 'bad', text: refusalText(error) })
    }
  }
  return (
    <Card title={t('social.card.title')}>
      <ul>
        {list.map(({ code, name, bound }) => (
          <SecurityRow
            key={code}
            label={
              <span className="flex items-center gap-2.5">
                <SocialIcon code={code} className="text-xl text-ink-soft" />
                <bdi>{name}</bdi>
              </span>
            }
            state={
              bound ? (
                <Words
                  k={bound.as === null ? 'social.card.linked' : 'social.card.linkedAs'}
                  values={{ name: <bdi>{bound.as}</bdi>, time: <Time at={bound.boundAt} shape="date" /> }}
                />
              ) : (
                t('social.card.none')
              )
            }
            action={
              bound === null && (
                <Button
                  loading={leaving === code}
                  aria-label={t('social.card.linkProvider', { provider: name })}
                  onClick={() => leaving === undefined && void link(code)}
                >
                  {t('social.card.link')}
                </Button>
              )
            }
          />
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-faint">{t('social.card.forGood')}</p>
    </Card>
  )
}
