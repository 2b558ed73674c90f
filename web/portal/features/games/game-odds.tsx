import { showGameOdds } from '@croupier/api/games/show-game-odds.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { linkClasses } from '@croupier/kit/components/link.ts'
import type { ReactNode } from 'react'

type Odds = OutputOf<typeof showGameOdds>

function Modes({ modes }: Pick<Odds, 'modes'>): ReactNode {
  const { t } = useWords('lobby')
  const head = 'py-1.5 text-start font-normal text-ink-faint'
  return (
    <table className="w-full text-sm">
      <caption className="mb-1 text-start font-medium">{t('lobby.info.odds')}</caption>
      <thead className="text-xs">
        <tr>
          <th className={head}>{t('lobby.info.odds.mode')}</th>
          <th className={head}>{t('lobby.info.odds.cost')}</th>
          <th className={head}>{t('lobby.info.odds.rtp')}</th>
          <th className={head}>{t('lobby.info.odds.hitRate')}</th>
          <th className={head}>{t('lobby.info.odds.maxWin')}</th>
        </tr>
      </thead>
      <tbody>
        {modes.map(({ mode, cost, rtp, hitRate, maxWin }) => (
          <tr key={mode} className="border-t border-hairline align-baseline">
            <th scope="row" className="py-1.5 pe-2 text-start font-medium break-all">
              <bdi>{mode}</bdi>
            </th>
            <td className="figures py-1.5 pe-2">{t('lobby.info.odds.bets', { count: cost })}</td>
            <td className="figures py-1.5 pe-2">
              <bdi dir="ltr">{`${rtp}%`}</bdi>
            </td>
            <td className="figures py-1.5 pe-2">
              {hitRate === null ? t('lobby.info.odds.yours') : <bdi dir="ltr">{`${hitRate}%`}</bdi>}
            </td>
            <td className="figures py-1.5">
              {maxWin === null ? t('lobby.info.odds.yours') : t('lobby.info.odds.bets', { count: maxWin })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What each mode of a game of the house returns, and what its rounds are proven by; nothing for other vendors' games. */
export function GameOdds({ nodeId }: { nodeId: number }): ReactNode {
  const { t, language } = useWords('lobby')
  const { data } = useOperation(showGameOdds, { nodeId })
  if (!data || data.proof === 'none') return null
  const how = data.verifyPage === null ? undefined : `${data.verifyPage}?lang=${language}#how`
  return (
    <>
      <Modes modes={data.modes} />
      <div className="text-sm text-ink-soft">
        <p>
          <strong className="font-medium text-ink">{t('lobby.info.fairness')}</strong>{' '}
          {t(data.proof === 'tables' ? 'lobby.info.fairness.tables' : 'lobby.info.fairness.text')}
        </p>
        {data.proof === 'tables' && (
          <dl className="mt-1 flex flex-col gap-1 text-xs">
            {data.modes.map(({ mode, tableHash, tableUrl }) => (
              <div key={mode}>
                <dt>
                  <a href={tableUrl ?? undefined} download className={linkClasses.text}>
                    {t('lobby.info.fairness.table', { mode })}
                  </a>
                </dt>
                <dd>
                  <code dir="ltr" className="font-mono break-all">
                    {tableHash}
                  </code>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {how !== undefined && (
          <a
            href={how}
            target="_blank"
            rel="noopener noreferrer"
            className={`${linkClasses.text} mt-1 inline-flex min-h-11 items-center`}
          >
            {t('lobby.info.fairness.how')}
          </a>
        )}
      </div>
    </>
  )
}
