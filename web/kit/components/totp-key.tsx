import type { ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'
import { QrCode } from './qr-code.tsx'

/** The key of an authenticator app: to scan, to type in groups of four, or to copy. */
export function TotpKey({
  uri,
  secret,
  qrLabel,
  label,
}: {
  /** otpauth:// */
  uri: string
  secret: string
  qrLabel: string
  label: ReactNode
}): ReactNode {
  const inFours = secret.match(/.{1,4}/g)?.join(' ') ?? secret
  return (
    <>
      <QrCode text={uri} label={qrLabel} />
      <div className="flex items-center gap-2 rounded-md border border-hairline bg-raised py-1.5 ps-4 pe-2">
        <div className="min-w-0 flex-1">
          <div className="text-xs text-ink-faint">{label}</div>
          <code dir="ltr" className="block font-mono text-sm wrap-anywhere">
            {inFours}
          </code>
        </div>
        <CopyButton text={secret} />
      </div>
    </>
  )
}
