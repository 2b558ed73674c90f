import { bootPage } from '../shell/boot.tsx'
import { VerifyPage } from './verify-page.tsx'

const language = new URLSearchParams(location.search).get('lang') ?? ''
await bootPage(language, 'play-verify', 'play-verify.title', <VerifyPage search={location.search} />)
