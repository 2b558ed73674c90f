import { identityWrites } from './identity-writes.ts'
import { proofWrites } from './proof-writes.ts'
import { tryWrites } from './try-writes.ts'

tryWrites([...identityWrites, ...proofWrites])
