import { formatAmount } from '@croupier/client/words/figures.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { timesOf } from '@croupier/games/tables/tables.ts'
import type { ReactNode } from 'react'
import { kindName, spotName } from '../../../looks/tables/table-names.ts'
import { useMember } from '../../session/member.ts'
import { returnLines } from './returns.ts'
import type { GameCode, ShownTable } from './shown-table.ts'
import { paysText } from './spots.tsx'

function Rule({ title, children }: { title: string; children: string }): ReactNode {
  return (
    <section className="tables-rule">
      <h2 className="text-lg">{title}</h2>
      <p className="text-ink-soft">{children}</p>
    </section>
  )
}

/** What every spot pays, and what it returns on average. */
function Pays({ gameCode, laPartage }: { gameCode: GameCode; laPartage: boolean }): ReactNode {
  const { t } = useWords('tables')
  return (
    <section className="tables-rule">
      <h2 className="text-lg">{t('tables.rules.pays')}</h2>
      <p className="text-ink-soft">{t('tables.rules.pays.text')}</p>
      <table className="tables-pays">
        <thead>
          <tr>
            <th scope="col">{t('tables.slip.spot')}</th>
            <th scope="col">{t('tables.rules.ratio')}</th>
            <th scope="col">{t('tables.rules.return')}</th>
          </tr>
        </thead>
        <tbody>
          {returnLines(gameCode, { laPartage }).map(({ spot, kind, isKind, pays, returned }) => (
            <tr key={`${kind} ${pays}`}>
              <th scope="row">{isKind ? kindName(t, spot, pays, gameCode) : spotName(t, spot)}</th>
              <td className="figures">{paysText(pays)}</td>
              <td className="figures">{paysText(`${returned}%`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const baccaratRules = ['aim', 'natural', 'third', 'banker'] as const

/** How a table is played, what it pays and returns, and how its rounds can be checked. */
export function Rules({ gameCode, shown }: { gameCode: GameCode; shown: ShownTable | undefined }): ReactNode {
  const { t } = useWords('tables')
  const { info } = useMember()
  const { betting, dealing } = timesOf(gameCode)
  const limits = shown?.limits
  const amount = (text: string) => (info?.currency ? amountInText(text, info.currency) : formatAmount(text))
  const laPartage = shown?.table.round?.laPartage ?? false
  const isBaccarat = gameCode === 'BACCARAT' || gameCode === 'BACCARAT_FREE'
  return (
    <div className="tables-rules">
      <Rule title={t('tables.rules.game')}>{t(`tables.rules.game.${gameCode}`)}</Rule>
      {isBaccarat && (
        <section className="tables-rule">
          <h2 className="text-lg">{t('tables.rules.draw')}</h2>
          <ul className="tables-list">
            {baccaratRules.map((rule) => (
              <li key={rule}>{t(`tables.rules.draw.${rule}`)}</li>
            ))}
          </ul>
        </section>
      )}
      {laPartage && <Rule title={t('tables.rules.partage')}>{t('tables.rules.partage.text')}</Rule>}
      <Pays gameCode={gameCode} laPartage={laPartage} />
      <Rule title={t('tables.rules.rounds')}>
        {t('tables.rules.rounds.text', { betting: betting / 1000, dealing: dealing / 1000 })}
      </Rule>
      <Rule title={t('tables.rules.fair')}>{t('tables.rules.fair.text')}</Rule>
      {limits && (
        <Rule title={t('tables.rules.limits')}>
          {t('tables.rules.limits.text', {
            least: amount(limits.least),
            spot: amount(limits.spot),
            round: amount(limits.round),
          })}
        </Rule>
      )}
      <Rule title={t('tables.rules.wagered')}>{t('tables.rules.wagered.text')}</Rule>
      <Rule title={t('tables.rules.faults')}>{t('tables.rules.faults.text')}</Rule>
    </div>
  )
}
