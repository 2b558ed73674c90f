import { configureClient } from '@croupier/client/client-setting.ts'
import { rememberEncryptionKey } from '@croupier/client/encryption-key.ts'
import { queryClient } from '@croupier/client/query-client.ts'
import { session } from '@croupier/client/session.ts'
import { words } from '@croupier/client/words/words.ts'
import { setImageHosts } from '@croupier/kit/components/image-places.ts'
import { offeredLanguages, matchLanguage } from '@croupier/words/languages.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { brand } from 'virtual:brand'
import { App } from './app/app.tsx'
import { heedInstallOffer } from './page/install-offer.ts'
import { rememberInvitation } from './session/invitation.ts'
import { followResetLink } from './app/reset-link.ts'
import { rememberModules, settingsQuery } from './session/settings.ts'
import { followFaults } from './dialogs/follow-faults.ts'
import './page.css'

async function askSettings(): Promise<void> {
  const settings = await queryClient.fetchQuery(settingsQuery)
  rememberEncryptionKey(settings.encryptionKey)
  rememberModules(settings)
  setImageHosts(settings.imageCdn)
}

async function start(root: Element): Promise<void> {
  const fallback = matchLanguage(brand.defaultLanguage, 'en')
  const first = words.firstLanguage(offeredLanguages, fallback)
  let isSpeaking = false
  configureClient({
    merchant: brand.merchantCode,
    device: 'web',
    sessionName: 'session',
    language: () => (isSpeaking ? words.current().language : first),
  })
  const known = session.known()
  rememberInvitation(new URLSearchParams(location.search), known)
  followFaults(queryClient)
  heedInstallOffer()
  followResetLink()
  // By the event's address: the router may have replaced it by now.
  window.addEventListener('hashchange', ({ newURL }) => followResetLink(newURL))
  // Asked now, beside the words; what it decides (maintenance, modules) is filled in when it comes.
  askSettings().catch(() => undefined)

  await Promise.all([words.start(first), known])
  isSpeaking = true
  // As a transition the first drawing is cut in slices, between which the page answers a touch.
  startTransition(() => createRoot(root).render(<App />))
}

const root = document.querySelector('#root')
if (root) void start(root)
