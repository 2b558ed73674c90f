import { type MailSecurity, mailSecurities } from '@croupier/api/messaging/mail-server-answer.ts'
import { sendTestLetter } from '@croupier/api/messaging/send-test-letter.ts'
import { setMailServer } from '@croupier/api/messaging/set-mail-server.ts'
import { showMailServer } from '@croupier/api/messaging/show-mail-server.ts'
import { asOps } from './as-ops.ts'
import { type Command, type Given, OpsFault, optionalTextOf, textOf } from './command.ts'
import { numberOf, textsOf } from './given-options.ts'

function securityOf(given: Given): { security?: MailSecurity } {
  const text = optionalTextOf(given, 'security')
  if (text === undefined) return {}
  const security = mailSecurities.find((each) => each === text)
  if (!security) throw new OpsFault(`--security is one of ${mailSecurities.join(', ')}`, 2)
  return { security }
}

/** Those that were given; an empty one takes away what was set. */
function credentialsOf(given: Given): Record<string, string | null> {
  const credentials = Object.entries(textsOf(given, ['username', 'password']))
  return Object.fromEntries(credentials.map(([name, text]) => [name, text || null]))
}

export const mailCommands: readonly Command[] = [
  {
    noun: 'mail-server',
    verb: 'set',
    summary: 'Set or change the mail server that sends our letters; options left out stay as they are.',
    options: {
      host: { value: '<name>', help: 'its name or address' },
      port: { value: '<number>', help: 'such as 587' },
      security: { value: '<how>', help: `${mailSecurities.join(', ')}; starttls at first` },
      username: { value: '<text>', help: 'what it knows us by; empty for none' },
      password: { value: '<text>', help: 'kept sealed; empty takes it away', isSecret: true },
      sender: { value: '<address>', help: 'whom letters come from' },
    },
    needs: 'app',
    run: async (call) => ({
      value: await asOps(call, setMailServer, {
        ...textsOf(call.given, ['host', 'sender']),
        ...numberOf(call.given, 'port'),
        ...securityOf(call.given),
        ...credentialsOf(call.given),
      }),
    }),
  },
  {
    noun: 'mail-server',
    verb: 'show',
    summary: 'The mail server that sends our letters, without its password.',
    needs: 'app',
    run: async (call) => ({ value: (await asOps(call, showMailServer, {})).server }),
  },
  {
    noun: 'mail-server',
    verb: 'test',
    summary: 'Send a letter to an address, to see that the mail server takes it.',
    words: ['address'],
    needs: 'app',
    run: async (call) => ({ value: await asOps(call, sendTestLetter, { to: textOf(call.given, 'address') }) }),
  },
]
