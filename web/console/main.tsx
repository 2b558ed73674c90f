import { configureClient } from '@croupier/client/client-setting.ts'
import { words } from '@croupier/client/words/words.ts'
import { offeredLanguages } from '@croupier/words/languages.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { watchAttendance } from './app/attendance.ts'
import { openRouter } from './app/routes.tsx'
import './console.css'

configureClient({
  merchant: undefined,
  device: 'web',
  sessionName: 'staff-session',
  language: () => words.current().language,
  isAttended: watchAttendance(window, () => performance.now()),
})

const root = document.querySelector('#root')
if (root) {
  await words.start(words.firstLanguage(offeredLanguages, 'en'))
  const router = openRouter()
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  )
}
