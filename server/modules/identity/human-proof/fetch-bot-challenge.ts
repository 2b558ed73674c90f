import { fetchBotChallenge } from '@croupier/api/identity/human-proof/fetch-bot-challenge.ts'
import { implement } from '../../../platform/implement.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { makeChallenge } from './bot-check.ts'

export default implement(fetchBotChallenge, (ctx) => makeChallenge(ctx.use(secretsPort), ctx.clock.now()))
