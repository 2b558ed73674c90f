import { isRefused } from '@croupier/client/call-refused.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { useSecondsUntil } from '@croupier/kit/components/countdown.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { formatSeconds } from '@croupier/kit/format/time.ts'
import { useKit } from '@croupier/kit/words.tsx'
import { type ReactNode, useRef, useState } from 'react'
import { followFault } from '../../dialogs/follow-faults.ts'

const THROTTLE = 1_000

/**
 * Sends a code. Minutes until another may be asked for, and, where told, how many minutes the code is good; or in words
 * why none was sent, unless the person closed the form.
 */
export type CodeRequest = () => Promise<
  { expiredMinutes: number; validMinutes?: number | undefined } | { notSent: string }
>

export interface CodeFieldProps {
  request: CodeRequest
  /** False until there is a number or address that holds. */
  canSend: boolean
  /** What is said while it cannot be sent. */
  hint?: string | undefined
  /**
   * Takes a refusal that belongs elsewhere: a fault of the number's field, a captcha to be shown. Whatever it does not
   * answer true to is shown in a warning.
   */
  onRefused?: ((error: unknown) => boolean) | undefined
  name?: string | undefined
  required?: boolean | undefined
}

/** When the server takes another request, in epoch milliseconds of its clock, where a refusal says so. */
function openAgainAt(error: unknown, now: number): number | undefined {
  if (!isRefused(error)) return undefined
  const { until, retryAfterSeconds } = error.value
  if (typeof until === 'number') return until
  return typeof retryAfterSeconds === 'number' ? now + retryAfterSeconds * 1_000 : undefined
}

/** The box for a code, and the button that has it sent: not before there is where to, nor while the seconds count down. */
export function CodeField({
  request,
  canSend,
  hint,
  onRefused,
  name = 'verificationCode',
  required = true,
}: CodeFieldProps): ReactNode {
  const { t } = useWords('codes', 'refusals')
  const refusalText = useRefusalText()
  const { serverOffset } = useKit()
  const [isSending, setSending] = useState(false)
  const [openAt, setOpenAt] = useState<number>()
  const [validMinutes, setValidMinutes] = useState<number>()
  const [wasSent, setSent] = useState(false)
  const [notSent, setNotSent] = useState<string>()
  const [warning, setWarning] = useState<unknown>()
  const [isWarned, setWarned] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const askedAt = useRef(0)
  const seconds = useSecondsUntil(openAt)

  const send = async (): Promise<void> => {
    if (Date.now() - askedAt.current < THROTTLE) return
    askedAt.current = Date.now()
    setSending(true)
    setNotSent(undefined)
    try {
      const sent = await request()
      if ('notSent' in sent) {
        askedAt.current = 0
        return setNotSent(sent.notSent)
      }
      setOpenAt(Date.now() + serverOffset + sent.expiredMinutes * 60_000)
      setValidMinutes(sent.validMinutes)
      setSent(true)
      box.current?.focus()
    } catch (error) {
      followFault(error)
      setOpenAt(openAgainAt(error, Date.now() + serverOffset))
      if (onRefused?.(error)) return
      setWarning(error)
      setWarned(true)
    } finally {
      setSending(false)
    }
  }

  const isWaiting = seconds > 0
  const said = wasSent && validMinutes !== undefined ? t('codes.sent', { minutes: validMinutes }) : undefined
  return (
    <>
      <div className="flex items-start gap-3">
        <TextField
          ref={box}
          name={name}
          label={t('codes.label')}
          hint={notSent ?? said ?? (canSend ? undefined : hint)}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={12}
          required={required}
          dir="ltr"
          className="flex-1"
        />
        <div className="flex flex-col gap-1.5">
          {/* As high as the label beside it, whatever the script. */}
          <span aria-hidden="true" className="invisible w-0 overflow-hidden text-sm font-medium whitespace-nowrap">
            {t('codes.label')}
          </span>
          <Button className="min-w-34" disabled={!canSend || isWaiting} loading={isSending} onClick={() => void send()}>
            {isWaiting ? (
              <span className="figures whitespace-nowrap" role="timer">
                {t('codes.again.in', { time: formatSeconds(seconds) })}
              </span>
            ) : (
              t(wasSent ? 'codes.again' : 'codes.send')
            )}
          </Button>
        </div>
      </div>
      <Dialog
        open={isWarned}
        onClose={() => setWarned(false)}
        title={t('codes.failed.title')}
        footer={
          <Button variant="action" data-autofocus="" onClick={() => setWarned(false)}>
            {t('codes.failed.close')}
          </Button>
        }
      >
        <p role="alert" className="text-ink-soft">
          {refusalText(warning)}
        </p>
      </Dialog>
    </>
  )
}
