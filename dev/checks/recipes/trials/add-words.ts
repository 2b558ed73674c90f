import type { RecipeTrial } from '../recipe-trial.ts'

export const addWords: RecipeTrial = {
  recipe: 'add-words',
  steps: {
    1: (scratch) =>
      scratch.addWords('points', {
        'waves.text': [
          '{count, plural, one {# wave} other {# waves}}',
          '{count, plural, one {# বার} other {# বার}}',
          '{count, plural, zero {بلا تلويح} one {تلويحة} two {تلويحتان} few {# تلويحات} many {# تلويحة} other {# تلويحة}}',
        ],
      }),
    async 2(scratch) {
      const rows = { en: 'Wave', bn: 'হাত নাড়ুন', ar: 'لوّح' }
      for (const [language, title] of Object.entries(rows))
        await scratch.write(`words/waves/${language}.json`, `${JSON.stringify({ title }, null, 2)}\n`)
      await scratch.generate('areas')
    },
    3: (scratch) =>
      scratch.write(
        'web/portal/features/points/waves.tsx',
        `import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'

export function Waves({ count }: { count: number }): ReactNode {
  const { t } = useWords('points', 'waves')
  return <p>{t('waves.title')}: {t('points.waves.text', { count })}</p>
}
`,
      ),
  },
  untouching: [],
  tests: ['words/catalogues.test.ts', 'words/screen-texts.test.ts'],
}
