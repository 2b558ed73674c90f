import { useWords } from '@croupier/client/words/use-words.ts'
import { Tabs } from '@croupier/kit/components/tabs.tsx'
import type { ReactNode } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { Page } from '../frame/page.tsx'
import { AffiliateDomains } from './affiliate-domains.tsx'
import { FunctionTree } from './function-tree.tsx'
import { MessageGateways } from './message-gateways.tsx'
import { RegistrationRulesForm } from './registration-rules-form.tsx'
import { SettingChanges } from './setting-changes.tsx'
import { SettingList } from './setting-list.tsx'
import { SocialProviders } from './social-providers.tsx'
import { StatusForm } from './status-form.tsx'

const tabs = ['functions', 'registration', 'domains', 'social', 'messages', 'status', 'all', 'changes'] as const
type TabId = (typeof tabs)[number]

function isTab(name: string | undefined): name is TabId {
  return (tabs as readonly (string | undefined)[]).includes(name)
}

/** What the brand offers and asks, and whether its portal is open. Each part has an address of its own. */
export function SettingsPage(): ReactNode {
  const { t } = useWords('console-settings', 'console-social')
  const navigate = useNavigate()
  const { tab } = useParams()
  if (!isTab(tab)) return <Navigate to="/settings/functions" replace />
  const shown: Record<TabId, () => ReactNode> = {
    functions: () => <FunctionTree />,
    registration: () => <RegistrationRulesForm />,
    domains: () => <AffiliateDomains />,
    social: () => <SocialProviders />,
    messages: () => <MessageGateways />,
    status: () => <StatusForm />,
    all: () => <SettingList />,
    changes: () => <SettingChanges />,
  }
  return (
    <Page title={t('console-settings.title')} text={t('console-settings.text')}>
      <Tabs
        label={t('console-settings.title')}
        selected={tab}
        onSelect={(id) => void navigate(`/settings/${id}`, { preventScrollReset: true })}
        tabs={[
          { id: 'functions', label: t('console-settings.tab.flags') },
          { id: 'registration', label: t('console-settings.tab.registration') },
          { id: 'domains', label: t('console-settings.tab.domains') },
          { id: 'social', label: t('console-social.tab') },
          { id: 'messages', label: t('console-settings.tab.messages') },
          { id: 'status', label: t('console-settings.tab.status') },
          { id: 'all', label: t('console-settings.tab.all') },
          { id: 'changes', label: t('console-settings.tab.changes') },
        ]}
      >
        {shown[tab]()}
      </Tabs>
    </Page>
  )
}
