import { showPokerHand } from '@croupier/api/poker/show-poker-hand.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { ProofCheck } from '../../parts/proof-check.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { type Proof, proofOf, type ShownHand } from './hand-proof.ts'
import { playerName } from './player-name.ts'
import { CardRow } from './playing-card.tsx'

const checks: readonly (keyof Proof)[] = ['isRoot', 'isOpened', 'isPlaced']

function Moves({ of: { hand, moves, currency, isTrial } }: { of: ShownHand }): ReactNode {
  const { t } = useWords('poker')
  const nameOf = (seat: number) =>
    playerName(
      t,
      hand.players.find((player) => player.seat === seat),
    )
  return (
    <ol className="flex flex-col gap-0.5">
      {moves.map(({ seat, kind, to, isSilent }, at) => {
        const said = { name: nameOf(seat), move: t(`poker.last.${kind}`) }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: moves of a hand that is over stay in their order.
          <li key={at}>
            {to === null
              ? t('poker.move', said)
              : t('poker.move.to', { ...said, amount: isTrial ? to : amountInText(to, currency) })}
            {isSilent && <span className="text-ink-faint"> ({t('poker.move.silent')})</span>}
          </li>
        )
      })}
    </ol>
  )
}

function Proofs({ of }: { of: ShownHand }): ReactNode {
  const { t } = useWords('poker')
  const { root, clientPart, number } = of.hand
  const proof = proofOf(of)
  const file = JSON.stringify(of, undefined, 2)
  return (
    <>
      <h3 className="font-medium">{t('poker.verify')}</h3>
      <p className="text-ink-soft">{t('poker.verify.text')}</p>
      <dl className="flex flex-col gap-2">
        {[[t('poker.verify.root'), root] as const, [t('poker.verify.client'), clientPart] as const].map(
          ([name, value]) => (
            <div key={name} className="flex min-w-0 flex-col">
              <dt className="text-ink-soft">{name}</dt>
              <dd dir="ltr" className="figures break-all">
                {value}
              </dd>
            </div>
          ),
        )}
      </dl>
      <ul className="flex flex-col gap-1.5">
        {checks.map((name) => (
          <ProofCheck
            key={name}
            label={t(`poker.verify.${name}`)}
            isRight={proof[name]}
            says={t(proof[name] ? 'poker.verify.right' : 'poker.verify.wrong')}
          />
        ))}
      </ul>
      <a
        href={`data:application/json;charset=utf-8,${encodeURIComponent(file)}`}
        download={`hand-${of.tableName}-${number}.json`}
        className={`${buttonClasses('quiet', 'small')} self-start`}
      >
        {t('poker.verify.file')}
      </a>
    </>
  )
}

/** A hand that is over: what was shown, move by move, and the proof of its deal. */
export function VerifyHand({ handId }: { handId: string }): ReactNode {
  const { t } = useWords('poker', 'refusals')
  const read = useOperation(showPokerHand, { handId })
  const { data, error } = read
  if (error && !data) return <ReadFault of={read} />
  if (!data) {
    return (
      <Waiting>
        <Skeleton className="h-40 w-full" />
      </Waiting>
    )
  }
  return (
    <section className="flex min-w-0 flex-col gap-3 rounded-lg border border-hairline bg-raised p-4 text-sm">
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {data.hand.players.map((player) => (
          <li key={player.seat} className="flex items-center gap-2">
            <bdi>{playerName(t, player)}</bdi>
            <CardRow cards={player.cards ?? [null, null]} isSmall />
          </li>
        ))}
      </ul>
      <h3 className="font-medium">{t('poker.hands.moves')}</h3>
      <Moves of={data} />
      <Proofs of={data} />
    </section>
  )
}
