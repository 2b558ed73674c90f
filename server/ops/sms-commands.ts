import { sendTestText } from '@croupier/api/messaging/send-test-text.ts'
import { setSmsGateway } from '@croupier/api/messaging/set-sms-gateway.ts'
import { showSmsGateway } from '@croupier/api/messaging/show-sms-gateway.ts'
import { asOps } from './as-ops.ts'
import { type Command, textOf } from './command.ts'
import { textsOf } from './given-options.ts'

export const smsCommands: readonly Command[] = [
  {
    noun: 'sms-gateway',
    verb: 'set',
    summary: 'Set or change the gateway that sends our texts; options left out stay as they are.',
    options: {
      url: { value: '<address>', help: 'where its API begins: https://api.twilio.com' },
      account: { value: '<text>', help: 'our account with it' },
      sender: { value: '<number>', help: 'what texts come from: a number with plus sign, or a name' },
      token: { value: '<text>', help: 'kept sealed', isSecret: true },
    },
    needs: 'app',
    run: async (call) => ({
      value: await asOps(call, setSmsGateway, textsOf(call.given, ['url', 'account', 'sender', 'token'])),
    }),
  },
  {
    noun: 'sms-gateway',
    verb: 'show',
    summary: 'The gateway that sends our texts, without its token.',
    needs: 'app',
    run: async (call) => ({ value: (await asOps(call, showSmsGateway, {})).gateway }),
  },
  {
    noun: 'sms-gateway',
    verb: 'test',
    summary: 'Send a text to a number with plus sign, to see that the gateway takes it.',
    words: ['number'],
    needs: 'app',
    run: async (call) => ({ value: await asOps(call, sendTestText, { to: textOf(call.given, 'number') }) }),
  },
]
