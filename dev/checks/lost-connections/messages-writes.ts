import { sendStaffMessage } from '@croupier/api/messages/send-staff-message.ts'
import { type WriteTrial, writeTrial } from './write-trial.ts'

const letter = { titles: { en: 'To all' }, texts: { en: 'The wheel turns again.' } }

export const messagesWrites: readonly WriteTrial[] = [
  writeTrial(sendStaffMessage, async ({ admin }) => () => ({ token: admin, input: { to: 'all', ...letter } })),
]
