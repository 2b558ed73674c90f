import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { noteFailure } from './failures-file.ts'

/** Notes each browser test that failed at its last try, and each error outside of a test. */
export default class PlaywrightFailures implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.retry < test.retries || test.outcome() !== 'unexpected') return
    noteFailure(test.titlePath().filter(Boolean).join(' > '), result.error?.message ?? result.status)
  }

  onError(error: TestError): void {
    noteFailure('outside of a test', error.message ?? error.value ?? '')
  }

  printsToStdio(): boolean {
    return false
  }
}
