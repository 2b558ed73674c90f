import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: process.env['CI'] ? ['dot'] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{basis,api,words,games}/**/*.test.ts',
            'server/platform/**/*.unit.test.ts',
            'web/**/*.unit.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,dev,start}/**/*.test.ts'],
          exclude: ['**/*.unit.test.ts', 'dev/browser/**', 'node_modules/**'],
          globalSetup: ['dev/testing/global-setup.ts'],
          testTimeout: 30_000,
          // Settings and catalogues are compared with the database every second: waiting that long proves nothing.
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: 2,
        },
      },
    ],
  },
})
