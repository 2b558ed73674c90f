import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { type ReactNode, useState } from 'react'
import { SocialIcon } from '../../parts/social-icons.tsx'
import { LinkAccountForm } from './link-account-form.tsx'
import type { Security } from './security.ts'
import { SecurityRow } from './security-row.tsx'

/** The accounts elsewhere that open this one: what is linked stays so. Nothing where no house is open. */
export function SocialCard({ security }: { security: Security }): ReactNode {
  const { t } = useWords('social')
  const [linking, setLinking] = useState<{ code: string; name: string }>()
  const [isLinking, setIsLinking] = useState(false)
  if (!security) return null
  const list = [
    ...security.bound.social.map(({ code, name, ...bound }) => ({ code, name, bound })),
    ...security.allowed.bindSocial.map((open) => ({ ...open, bound: null })),
  ]
  if (list.length === 0) return null
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
                  aria-label={t('social.card.linkProvider', { provider: name })}
                  onClick={() => {
                    setLinking({ code, name })
                    setIsLinking(true)
                  }}
                >
                  {t('social.card.link')}
                </Button>
              )
            }
          />
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-faint">{t('social.card.forGood')}</p>
      {linking && (
        <Dialog
          open={isLinking}
          onClose={() => setIsLinking(false)}
          title={t('social.card.linkProvider', { provider: linking.name })}
        >
          <LinkAccountForm code={linking.code} provider={linking.name} />
        </Dialog>
      )}
    </Card>
  )
}
