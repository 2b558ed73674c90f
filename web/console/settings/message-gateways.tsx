import { sendTestLetter } from '@croupier/api/messaging/send-test-letter.ts'
import { sendTestText } from '@croupier/api/messaging/send-test-text.ts'
import { showMailServer } from '@croupier/api/messaging/show-mail-server.ts'
import { showSmsGateway } from '@croupier/api/messaging/show-sms-gateway.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { LoadFault } from '../lists/load-fault.tsx'
import { GatewayCard } from './gateway-card.tsx'
import { MailServerForm } from './mail-server-form.tsx'
import { SmsGatewayForm } from './sms-gateway-form.tsx'
import { TestMessageForm } from './test-message-form.tsx'

/** How texts and letters leave the house. */
export function MessageGateways(): ReactNode {
  const { t } = useWords('console-settings')
  const texts = useOperation(showSmsGateway)
  const letters = useOperation(showMailServer)
  const lost = [texts, letters].find(({ error, data }) => error && !data)
  if (lost?.error) {
    return <LoadFault error={lost.error} onRetry={() => void lost.refetch()} retrying={lost.isFetching} />
  }
  if (!texts.data || !letters.data) {
    return (
      <Waiting>
        <Skeleton className="h-64 max-w-3xl" />
      </Waiting>
    )
  }
  const { gateway } = texts.data
  const { server } = letters.data
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <p className="text-ink-soft">{t('console-settings.messages.text')}</p>
      <GatewayCard
        title={t('console-settings.messages.sms')}
        facts={
          gateway
            ? [
                [
                  t('console-settings.messages.url'),
                  <bdi key="url" dir="ltr">
                    {gateway.url}
                  </bdi>,
                ],
                [t('console-settings.messages.account'), <bdi key="account">{gateway.account}</bdi>],
                [
                  t('console-settings.messages.smsSender'),
                  <bdi key="sender" dir="ltr">
                    {gateway.sender}
                  </bdi>,
                ],
                [t('console-settings.messages.changed'), <Time key="changed" at={gateway.changedAt} />],
              ]
            : undefined
        }
        change={(onDone) => <SmsGatewayForm gateway={gateway} onDone={onDone} />}
        test={() => (
          <TestMessageForm operation={sendTestText} type="tel" label={t('console-settings.messages.test.sms')} />
        )}
      />
      <GatewayCard
        title={t('console-settings.messages.mail')}
        facts={
          server
            ? [
                [
                  t('console-settings.messages.host'),
                  <bdi key="host" dir="ltr">{`${server.host}:${server.port}`}</bdi>,
                ],
                [t('console-settings.messages.security'), t(`console-settings.messages.security.${server.security}`)],
                [t('console-settings.messages.username'), server.username && <bdi>{server.username}</bdi>],
                [
                  t('console-settings.messages.mailSender'),
                  <bdi key="sender" dir="ltr">
                    {server.sender}
                  </bdi>,
                ],
                [t('console-settings.messages.changed'), <Time key="changed" at={server.changedAt} />],
              ]
            : undefined
        }
        change={(onDone) => <MailServerForm server={server} onDone={onDone} />}
        test={() => (
          <TestMessageForm operation={sendTestLetter} type="email" label={t('console-settings.messages.test.mail')} />
        )}
      />
    </div>
  )
}
