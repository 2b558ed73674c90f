import type { RecipeTrial } from '../recipe-trial.ts'

export const addASetting: RecipeTrial = {
  recipe: 'add-a-setting',
  steps: {
    async 1(scratch) {
      const file = 'server/modules/points/points-settings.ts'
      await scratch.change(
        file,
        '/** This module',
        `/** How the mall waves. */
export const waves = setting('points.waves', z.strictObject({ hand: z.string(), seconds: z.int() }), { hand: 'left', seconds: 2 })

/** This module`,
      )
    },
    2: (scratch) =>
      scratch.change('server/modules/points/points-settings.ts', 'publishedAloneMost]', 'publishedAloneMost, waves]'),
    3: (scratch) =>
      scratch.addWords('console-settings', {
        'name.points.waves': ['How the mall waves', 'মল কীভাবে হাত নাড়ে', 'كيف يلوّح المتجر'],
        'part.hand': ['Hand', 'হাত', 'اليد'],
        'part.seconds': ['Seconds', 'সেকেন্ড', 'الثواني'],
      }),
  },
  untouching: [4, 5],
  tests: ['dev/checks/setting-words.test.ts'],
}
