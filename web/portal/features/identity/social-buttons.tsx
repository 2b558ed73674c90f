import { showSocialLogins } from '@croupier/api/identity/social/show-social-logins.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { type ReactNode, useState } from 'react'
import { SocialIcon } from '../../parts/social-icons.tsx'
import { leaveFor } from '../../parts/social-way.ts'

const FRESH = 300_000

/** One button for each house by whose account one may log in; nothing where there is none. */
export function SocialButtons({ then }: { then?: string | undefined }): ReactNode {
  const { t } = useWords('identity')
  const refusalText = useRefusalText()
  const { data } = useOperation(showSocialLogins, {}, { staleMilliseconds: FRESH })
  const [leaving, setLeaving] = useState<string>()
  const [problem, setProblem] = useState<unknown>()
  if (!data || data.list.length === 0) return null

  const leave = async (code: string): Promise<void> => {
    setLeaving(code)
    setProblem(undefined)
    try {
      await leaveFor(code, { purpose: 'login', then })
    } catch (error) {
      setProblem(error)
      setLeaving(undefined)
    }
  }
  return (
    <section aria-label={t('identity.login.social')} className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-faint before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        {t('identity.login.social')}
      </p>
      {problem !== undefined && (
        <Notice tone="bad" urgent>
          {refusalText(problem)}
        </Notice>
      )}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
        {data.list.map(({ code, name }) => (
          <li key={code}>
            <Button
              wide
              icon={<SocialIcon code={code} />}
              loading={leaving === code}
              aria-disabled={leaving !== undefined}
              aria-label={t('identity.login.social.provider', { provider: name })}
              onClick={() => leaving === undefined && void leave(code)}
            >
              <bdi>{name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
