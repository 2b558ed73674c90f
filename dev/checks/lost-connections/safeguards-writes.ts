import { sendVerification } from '@croupier/api/safeguards/verification/send-verification.ts'
import { pictureOf } from '../../testing/picture.ts'
import { type WriteTrial, writeTrial } from './write-trial.ts'

export const safeguardsWrites: readonly WriteTrial[] = [
  writeTrial(sendVerification, async (world) => async () => {
    const { token } = await world.newMember()
    const pictures = [pictureOf(7).toString('base64'), pictureOf(8).toString('base64')]
    return { token, input: { kind: 'id-card', pictures } }
  }),
]
