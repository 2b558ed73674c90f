import { finishSocialLogin } from '@croupier/api/identity/social/finish-social-login.ts'
import { call } from '@croupier/client/call.ts'
import { deviceId } from '@croupier/client/device-id.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Spinner } from '@croupier/kit/components/spinner.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { followFault } from '../../dialogs/follow-faults.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { forgetSocialWay, socialWay } from '../../parts/social-way.ts'
import { followSecondStep } from './follow-second-step.ts'
import { useArrival } from './use-arrival.ts'

const SECURITY = '/member?page=securityCenter'

/** Where another house sends somebody back to: the server is told what it said, and the person goes on. */
export default function SocialCallbackPage(): ReactNode {
  const { t } = useWords('social', 'identity')
  const { provider = '' } = useParams()
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const refusalText = useRefusalText()
  const [{ purpose, then }] = useState(socialWay)
  const arrive = useArrival('login', then)
  const hasBegun = useRef(false)

  const finish = useEffectEvent(async (): Promise<void> => {
    const answer = [search.slice(1), hash.slice(1)].filter((part) => part !== '').join('&')
    const leaveFor = (path: string) => navigate(path, { replace: true })
    const isDenied = new URLSearchParams(answer).has('error')
    try {
      if (isDenied || answer === '') {
        await leaveFor(purpose === 'bind' ? SECURITY : '/')
        if (purpose === 'login') openDialog({ kind: 'login', then })
        return
      }
      const came = await call(finishSocialLogin, { provider, answer, loginDeviceId: deviceId() })
      switch (came.outcome) {
        case 'entered':
          return await arrive(came)
        case 'unknown': {
          const { ticket, provider: house, username, email } = came
          await leaveFor('/')
          return openDialog({ kind: 'socialRegister', ticket, provider: house, username, email, then })
        }
        case 'confirm': {
          const { ticket, provider: house, name } = came
          await leaveFor(SECURITY)
          return openDialog({ kind: 'socialBinding', ticket, provider: house, name })
        }
        default:
          came satisfies never
      }
    } catch (error) {
      followFault(error)
      await leaveFor(purpose === 'bind' ? SECURITY : '/')
      if (followSecondStep(error, { then })) return
      showToast({ tone: 'bad', text: refusalText(error) })
      if (purpose === 'login') openDialog({ kind: 'login', then })
    }
  })
  useEffect(() => {
    // A state answers once, whatever a page does twice.
    if (hasBegun.current) return
    hasBegun.current = true
    forgetSocialWay()
    void finish()
  }, [])

  return (
    <div className="content-width flex flex-col items-center gap-6 py-16 text-center">
      <PageHead title={t('social.callback.title')} />
      <output className="flex items-center gap-3 text-ink-soft">
        <Spinner />
        {t('social.callback.working')}
      </output>
    </div>
  )
}
