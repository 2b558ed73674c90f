import type { Step } from './run.ts'

/** What can be told without running the product. Some 15 s on two cores. */
export const staticSteps: readonly Step[] = [
  { name: 'types of server and tools', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types of the front ends', command: 'tsc', args: ['-p', 'web/tsconfig.json'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware'] },
  { name: 'format', command: 'biome', args: ['format', '.'] },
  { name: 'dead code', command: 'knip', args: [] },
]
