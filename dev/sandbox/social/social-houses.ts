import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../page.ts'
import type { SandboxService } from '../service.ts'
import { mountFacebookLogin } from './facebook-login.ts'
import { mountFirebasePhone } from './firebase-phone.ts'
import { mountOidcIssuer } from './oidc-issuer.ts'
import { shell, socialStyle } from './pages.ts'
import { People } from './people.ts'
import { mountTelegramWidget } from './telegram-widget.ts'

/** The houses by whose account one logs in elsewhere: an OpenID issuer, Facebook's log-in, Telegram's widget. */
export function socialHouses(): SandboxService {
  const people = new People()

  function mount(server: FastifyInstance): void {
    mountOidcIssuer(server, people)
    mountFacebookLogin(server, people)
    mountTelegramWidget(server, people)
    mountFirebasePhone(server)
    server.get('/social/style.css', async (_request, reply) => reply.type('text/css').send(socialStyle))
    server.get('/social', async (_request, reply) => {
      const rows = people.list.map(
        ({ id, name, email }) => `<li>${escapeHtml(name)}, ${escapeHtml(email)}, number ${escapeHtml(id)}</li>`,
      )
      const body = `<p>These people have accounts here. Log in to the portal by one of them.</p><ul>${rows.join('')}</ul>
<p><a href="/oidc/.well-known/openid-configuration">What the OpenID issuer says of itself</a></p><p><a href="/firebase">Codes that Firebase has sent to phones</a></p>`
      return reply.type('text/html; charset=utf-8').send(shell('Sandbar ID', 'People', body))
    })
  }

  return {
    name: 'Social accounts',
    about: 'An OpenID issuer, a log-in by Facebook’s wire and one by Telegram’s, with a page to say who one is.',
    page: '/social',
    mount,
  }
}
