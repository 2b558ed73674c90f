import { showAgentDoor } from '@croupier/api/agents/show-agent-door.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Notice } from '@croupier/kit/components/notice.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMember } from '../../session/member.ts'
import { useModules } from '../../session/settings.ts'
import { LoginForm } from './login-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { useArrival } from './use-arrival.ts'
import { NotOffered } from '../../parts/not-offered.tsx'
import { PageHead } from '../../parts/page-head.tsx'

/** When somebody at the house answers agents. */
function BusinessHours(): ReactNode {
  const { t } = useWords('identity')
  const { data } = useOperation(showAgentDoor, {}, { staleMilliseconds: 60_000 })
  if (!data) return null
  const hours = `${data.opensAt}–${data.closesAt} (${data.timeZone})`
  return (
    <Notice>
      <span className="flex flex-col gap-0.5">
        <span>{t('shell.agent.businessHours', { hours })}</span>
        <span className="text-sm text-ink-soft">
          {t(data.isOpenNow ? 'identity.agentLogin.openNow' : 'identity.agentLogin.closedNow')}
        </span>
      </span>
    </Notice>
  )
}

/** The agents' log-in. Members who are no agents are told where to ask. */
export default function AgentLoginPage(): ReactNode {
  const { t } = useWords('identity')
  const { isLogin, isAgent } = useMember()
  const isOn = useModules()
  const arrive = useArrival('login', '/agentHome')
  // Who is in stays in, where nobody else may log in.
  const isOpen = isOn('AGENTPOLICY3') && (isLogin || isOn('LOGIN3'))
  if (!isOpen) return <NotOffered title={t('identity.agentLogin.title')} />
  return (
    <div className="content-width py-6">
      <div className="mx-auto flex max-w-104 flex-col gap-6">
        <PageHead title={t('identity.agentLogin.title')} />
        <p className="text-ink-soft">
          <Words
            k="identity.agentLogin.text"
            components={{
              home: (content) => (
                <Link to="/" className={linkClasses.text}>
                  {content}
                </Link>
              ),
            }}
          />
        </p>
        <BusinessHours />
        {isLogin && isAgent && (
          <Link to="/agentHome" className={buttonClasses('action')}>
            {t('shell.title.agentHome')}
          </Link>
        )}
        {isLogin && !isAgent && <Notice>{t('shell.agent.askYourAgent')}</Notice>}
        {!isLogin && (
          <Card>
            <div className="flex flex-col gap-4">
              <LoginForm moduleId="AGENTPOLICY3" onDone={arrive} then="/agentHome" />
              <PasskeyButton moduleId="AGENTPOLICY3" onDone={arrive} />
            </div>
          </Card>
        )}
      </div>
    </div>
  )
}
