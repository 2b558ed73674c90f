import { agentsWrites } from './agents-writes.ts'
import { contentWrites } from './content-writes.ts'
import { feedbackWrites } from './feedback-writes.ts'
import { messagesWrites } from './messages-writes.ts'
import { safeguardsWrites } from './safeguards-writes.ts'
import { staffWrites } from './staff-writes.ts'
import { tryWrites } from './try-writes.ts'

tryWrites([
  ...staffWrites,
  ...feedbackWrites,
  ...agentsWrites,
  ...messagesWrites,
  ...contentWrites,
  ...safeguardsWrites,
])
