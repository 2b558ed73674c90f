import { openChat } from '@croupier/api/feedback/open-chat.ts'
import { showSupport } from '@croupier/api/feedback/show-support.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { HeadsetIcon } from '@croupier/kit/icons/navigation.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useMember } from '../../session/member.ts'
import { useSettings } from '../../session/settings.ts'
import { SocialLinks, socialPages } from '../../parts/social-links.tsx'
import { AskForm } from './ask-form.tsx'
import { CaseList } from './case-list.tsx'
import { Conversation } from './conversation.tsx'
import { sharedText } from './shared-text.ts'

type Support = OutputOf<typeof showSupport>

/** A Monday; the days of a week follow from it. */
const MONDAY = Date.UTC(2026, 0, 5)

function Hours({ support }: { support: Support }): ReactNode {
  const { t, language } = useWords('support')
  const { isOpen, hours, timeZone } = support
  const { isAlways, days, from, until } = hours
  const day = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const named = new Intl.ListFormat(language, { style: 'short' }).format(
    days.toSorted((one, other) => one - other).map((each) => day.format(MONDAY + (each - 1) * 86_400_000)),
  )
  const isDaily = new Set(days).size === 7
  return (
    <Notice tone={isOpen ? 'good' : 'plain'}>
      {t(isOpen ? 'support.open' : 'support.closed')}{' '}
      {isAlways
        ? t('support.hours.always')
        : t('support.hours', { days: isDaily ? t('support.hours.daily') : named, from, until, zone: timeZone })}
    </Notice>
  )
}

function OutsideChat({ name, url }: { name: string; url: string }): ReactNode {
  const { t } = useWords('support')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('support.outside', { name })}</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('support.outside.title', { name })}
        confirm={t('support.outside.agree')}
        onConfirm={() => {
          setAsking(false)
          window.open(url, '_blank', 'noopener,noreferrer')
        }}
      >
        {t('support.outside.text', { name })}
      </ConfirmDialog>
    </>
  )
}

/** What somebody complains of: an order's or a round's reference. */
function referenceIn(query: URLSearchParams): string | undefined {
  const about = query.get('about')
  return about !== null && /^[\w:-]{1,80}$/.test(about) ? about : undefined
}

/** Customer service: whether somebody is there, the ways to reach them, and one's conversations. */
export default function SupportDesk(): ReactNode {
  const { t } = useWords('support', 'refusals')
  const refusalText = useRefusalText()
  const { isLogin, isTrial } = useMember()
  const settings = useSettings()
  const [query, setQuery] = useSearchParams()
  const shared = sharedText(query)
  // A line of a record leads here with its reference.
  const about = referenceIn(query)
  const [isAsking, setAsking] = useState(shared !== '' || about !== undefined)
  const { data: support } = useOperation(showSupport, {})
  const chat = useCall(openChat)
  const opened = query.get('case') ?? undefined
  const isMember = isLogin && !isTrial
  const isGuestSharing = shared !== '' && !isLogin
  useEffect(() => {
    if (isGuestSharing) openDialog({ kind: 'login', then: `${location.pathname}${location.search}` })
  }, [isGuestSharing])
  const show = (id: string | undefined): void =>
    setQuery((before) => {
      const after = new URLSearchParams(before)
      for (const name of ['title', 'text', 'url']) after.delete(name)
      if (id === undefined) after.delete('case')
      else after.set('case', id)
      return after
    })
  const social = socialPages(settings)
  return (
    <div className="flex flex-col gap-6">
      {support && <Hours support={support} />}
      <div className="flex flex-wrap gap-3">
        {isMember && (
          <>
            <Button
              variant="action"
              icon={<HeadsetIcon />}
              loading={chat.isPending}
              onClick={() =>
                chat.mutate(
                  {},
                  {
                    onSuccess: ({ id }) => show(id),
                    onError: (error) => showToast({ tone: 'bad', text: refusalText(error) }),
                  },
                )
              }
            >
              {t('support.chat')}
            </Button>
            <Button onClick={() => setAsking(true)}>{t('support.ask')}</Button>
          </>
        )}
        <Button onClick={() => openDialog({ kind: 'feedback' })}>{t('support.feedback')}</Button>
        <Button variant="ghost" onClick={() => openDialog({ kind: 'help' })}>
          {t('shell.title.help')}
        </Button>
        {support?.outsideChat && <OutsideChat {...support.outsideChat} />}
      </div>
      {!isMember && <p className="text-ink-soft">{t('support.guest')}</p>}
      {isMember &&
        (opened === undefined ? (
          <CaseList onOpen={show} />
        ) : (
          <Conversation key={opened} id={opened} onBack={() => show(undefined)} />
        ))}
      {social.length > 0 && (
        <Card title={t('support.elsewhere')}>
          <SocialLinks pages={social} label={t('support.elsewhere')} />
        </Card>
      )}
      <Dialog open={isAsking && isMember} onClose={() => setAsking(false)} title={t('support.ask')} size="medium">
        {isAsking && isMember && (
          <AskForm
            about={about}
            initial={shared}
            words={support?.words}
            onSent={(id) => {
              setAsking(false)
              show(id)
            }}
          />
        )}
      </Dialog>
    </div>
  )
}
