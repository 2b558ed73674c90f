import { showCatalogueOdds } from '@croupier/api/games/show-catalogue-odds.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { linkClasses } from '@croupier/kit/components/link.ts'
import type { ReactNode } from 'react'
import { Facts } from '../lists/facts.tsx'

/** What each mode of a game of the house returns, and what its rounds are proven by; nothing for other vendors' games. */
export function GameOdds({ nodeId }: { nodeId: number }): ReactNode {
  const { t, language } = useWords('console-games')
  const { data } = useOperation(showCatalogueOdds, { nodeId })
  if (!data || data.proof === 'none') return null
  const percent = (text: string | null): string => (text === null ? t('console-games.odds.yours') : `${text} %`)
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h3 className="text-sm">{t('console-games.odds')}</h3>
        <p className="mt-1 text-sm text-ink-soft">
          {t(data.proof === 'tables' ? 'console-games.odds.tables' : 'console-games.odds.rules')}
        </p>
      </div>
      {data.modes.map(({ mode, cost, rtp, hitRate, maxWin, tableHash, tableUrl }) => (
        <Facts
          key={mode}
          facts={[
            [t('console-games.odds.mode'), <bdi key="mode">{mode}</bdi>],
            [t('console-games.odds.cost'), cost],
            [t('console-games.odds.rtp'), `${rtp} %`],
            [t('console-games.odds.hitRate'), percent(hitRate)],
            [t('console-games.odds.maxWin'), maxWin === null ? t('console-games.odds.yours') : `${maxWin} ×`],
            [
              t('console-games.odds.table', { mode }),
              tableHash && (
                <a key="table" href={tableUrl ?? undefined} download className={linkClasses.text}>
                  <code dir="ltr" className="font-mono text-xs break-all">
                    {tableHash}
                  </code>
                </a>
              ),
            ],
          ]}
        />
      ))}
      <Facts facts={[[t('console-games.odds.version'), data.version]]} />
      {data.verifyPage !== null && (
        <a
          href={`${data.verifyPage}?lang=${language}#how`}
          target="_blank"
          rel="noreferrer"
          className={`${linkClasses.text} self-start text-sm`}
        >
          {t('console-games.odds.how')}
        </a>
      )}
    </section>
  )
}
