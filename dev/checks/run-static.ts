import { runSteps } from './run.ts'
import { staticSteps } from './static-steps.ts'

await runSteps(staticSteps)
