import type { SerializedError } from 'vitest'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { noteFailure } from './failures-file.ts'

/** Notes each failed test of vitest, each file that could not be loaded, and each error outside of a test. */
export default class VitestFailures implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const result = test.result()
    if (result.state !== 'failed') return
    noteFailure(`${test.module.relativeModuleId} > ${test.fullName}`, result.errors[0]?.message ?? '')
  }

  onTestRunEnd(modules: readonly TestModule[], outsideTests: readonly SerializedError[]): void {
    for (const module of modules) {
      for (const error of module.errors()) noteFailure(module.relativeModuleId, error.message)
      for (const suite of module.children.allSuites())
        for (const error of suite.errors()) noteFailure(`${module.relativeModuleId} > ${suite.fullName}`, error.message)
    }
    for (const error of outsideTests) noteFailure('outside of a test', error.stack ?? error.message)
  }
}
