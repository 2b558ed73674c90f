import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { botChallenge } from './bot-check.ts'

/** Solved, it travels as `botCheck` with a log-in or a request for a code, once; without it those ask for the captcha. */
export const fetchBotChallenge = operation({
  name: 'fetchBotChallenge',
  summary: 'A task that proves some work.',
  method: 'GET',
  path: '/wps/challenge',
  caller: 'anyone',
  input: z.strictObject({}),
  output: botChallenge,
  refusals: [],
  runs: 'reads',
  perMinute: 600,
})
