import type { RecipeTrial } from '../recipe-trial.ts'

/** An operator waves at a shopper: a staff write with a refusal of its own. */
export const addAnOperation: RecipeTrial = {
  recipe: 'add-an-operation',
  steps: {
    1: (scratch) => scratch.generate('operation', 'points', 'wave-back'),
    async 2(scratch) {
      const file = 'api/points/wave-back.ts'
      await scratch.change(file, "path: '/wps/points/wave-back'", "path: '/staff/points/waves/:account'")
      await scratch.change(
        file,
        "caller: 'member',",
        "caller: 'staff',\n  permission: 'promotions.manage',\n  audited: true,\n  memberMoney: 'none',",
      )
      await scratch.change(file, 'Say in one sentence what it does.', 'Wave at a member, once.')
      await scratch.change(
        file,
        'input: z.strictObject({})',
        'input: z.strictObject({ account: accountName, wavesWith: z.string() })',
      )
      await scratch.change(
        file,
        "import { operation } from '../operation.ts'",
        "import { accountName } from '../identity/limits.ts'\nimport { operation } from '../operation.ts'",
      )
      await scratch.change(file, 'refusals: []', "refusals: ['points.wave.tired']")
    },
    async 3(scratch) {
      await scratch.addLine('api/points/refusals.ts', 'export const', "  'points.wave.tired': { status: 409 },")
      await scratch.addWords('refusals', {
        'points.wave.tired': ['Nobody waves any more today.', 'আজ আর কেউ হাত নাড়বে না।', 'لن يلوّح أحد اليوم بعد الآن.'],
      })
    },
    4: (scratch) =>
      scratch.change(
        'server/modules/points/wave-back.ts',
        'async () => {\n  return {}',
        "async (ctx, { wavesWith }) => {\n  if (wavesWith === 'both hands') throw ctx.refusal('points.wave.tired')\n  return {}",
      ),
    async 5(scratch) {
      await scratch.addWords('console-audit', {
        'action.waveBack': ['Waved at a member', 'সদস্যকে হাত নাড়া হয়েছে', 'لوّح لعضو'],
        'field.wavesWith': ['Waved with', 'যা দিয়ে', 'لوّح بـ'],
      })
      await scratch.generate('audited-actions')
    },
  },
  untouching: [6, 7, 8],
  tests: [
    'dev/checks/operations.test.ts',
    'dev/checks/audit-words.test.ts',
    'words/refusals.test.ts',
    'words/api-names.test.ts',
  ],
}
