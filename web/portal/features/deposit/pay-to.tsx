import type { OutputOf } from '@croupier/api/operation.ts'
import type { showDeposit } from '@croupier/api/wallet/deposits/show-deposit.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { CopyButton } from '@croupier/kit/components/copy-button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { QrCode } from '@croupier/kit/components/qr-code.tsx'
import type { ReactNode } from 'react'
import { DepositFacts } from './deposit-facts.tsx'

type Deposit = OutputOf<typeof showDeposit>

/** A text to type elsewhere, with a button that copies it. */
function Copied({ text }: { text: string }): ReactNode {
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      <bdi dir="ltr" className="figures min-w-0 break-all">
        {text}
      </bdi>
      <CopyButton text={text} />
    </span>
  )
}

/** Where an order is paid by hand: an account, a QR code or an address, each to be copied. */
export function PayTo({ deposit }: { deposit: Deposit }): ReactNode {
  const { t } = useWords('deposit')
  const { payTo, qrText, instructions, crypto, amount, currency } = deposit
  const row = (id: string, label: string, value: ReactNode) => ({ id, label, value })
  return (
    <section className="flex flex-col gap-4 rounded-md border border-hairline bg-raised p-4">
      <h3 className="text-lg">{t('deposit.payTo.title')}</h3>
      {instructions !== null && (
        <p dir="auto" className="text-sm whitespace-pre-line text-ink-soft">
          {instructions}
        </p>
      )}
      {qrText !== null && (
        <QrCode text={qrText} label={t('deposit.payTo.qr', { amount: amountInText(amount, currency) })} />
      )}
      {crypto !== null && (
        <>
          <QrCode text={crypto.address} label={t('deposit.payTo.address')} />
          <Notice>{t('deposit.payTo.coin.warning', { coin: crypto.currency, network: crypto.network })}</Notice>
        </>
      )}
      <DepositFacts
        rows={[
          ...(payTo === null
            ? []
            : [
                row('bank', t('deposit.payTo.bank'), payTo.bank),
                row('holder', t('deposit.payTo.holder'), <Copied text={payTo.holder} />),
                row('number', t('deposit.payTo.number'), <Copied text={payTo.number} />),
              ]),
          ...(crypto === null
            ? []
            : [
                row('network', t('deposit.payTo.network'), crypto.network),
                row('address', t('deposit.payTo.address'), <Copied text={crypto.address} />),
                row(
                  'coin',
                  t('deposit.payTo.coin.amount'),
                  <span key="coin" className="inline-flex items-center gap-1 font-semibold">
                    <bdi dir="ltr" className="figures">{`${crypto.amount} ${crypto.currency}`}</bdi>
                    <CopyButton text={crypto.amount} />
                  </span>,
                ),
                row(
                  'rate',
                  t('deposit.payTo.coin.rate'),
                  <bdi key="rate" dir="ltr">
                    {t('deposit.payTo.coin.rate.of', {
                      coin: crypto.currency,
                      worth: amountInText(crypto.rate, currency),
                    })}
                  </bdi>,
                ),
              ]),
          ...(crypto !== null
            ? []
            : [
                row(
                  'amount',
                  t('deposit.payTo.amount'),
                  <span key="amount" className="inline-flex items-center gap-1 font-semibold">
                    <Amount value={amount} currency={currency} />
                    <CopyButton text={amount} />
                  </span>,
                ),
              ]),
        ]}
      />
    </section>
  )
}
