import type { RecipeTrial } from '../recipe-trial.ts'

const renames = {
  'card-page': 'kite-page',
  cardPageRoutes: 'kitePageRoutes',
  openCardPage: 'openKitePage',
  "path: 'cards'": "path: 'kites'",
}

/** A wire of the form of card pages under another name. */
export const addAPaymentProvider: RecipeTrial = {
  recipe: 'add-a-payment-provider',
  steps: {
    // Steps 1 to 3 are what a neighbour's folder holds.
    async 1(scratch) {
      await scratch.copyFolder('server/adapters/payments/card-page', 'server/adapters/payments/kite-page', renames)
    },
    async 4(scratch) {
      await scratch.addLine(
        'server/wiring.ts',
        "from './adapters/payments/hosted-page/index.ts'",
        "import { kitePageRoutes, openKitePage } from './adapters/payments/kite-page/index.ts'",
      )
      await scratch.addLine('server/wiring.ts', '  ...cardPageRoutes,', '  ...kitePageRoutes,')
      await scratch.change(
        'server/wiring.ts',
        'openCardPage(outside)]',
        'openCardPage(outside), openKitePage(outside)]',
      )
      await scratch.change('api/wallet/providers/payment-protocols.ts', "'card-page'", "'card-page', 'kite-page'")
      await scratch.addWords('console-payments', { 'protocol.kite-page': ['Kites', 'ঘুড়ি', 'طائرات ورقية'] })
    },
  },
  untouching: [2, 3],
  tests: ['dev/checks/payment-protocols.test.ts'],
}
