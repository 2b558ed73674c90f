import { type ReactNode, useState } from 'react'
import { Segmented } from '../fields/segmented.tsx'
import { Toasts } from '../overlays/toasts.tsx'
import { MoonIcon, SunIcon } from '../icons/signs.tsx'
import { KitProvider } from '../words.tsx'
import { ArtSection } from './art-section.tsx'
import { ControlSection } from './control-section.tsx'
import { DataSection } from './data-section.tsx'
import { FoundationSection } from './foundation-section.tsx'
import { OverlaySection } from './overlay-section.tsx'
import { StateSection } from './state-section.tsx'
import { galleryWords } from './words.ts'

type Language = 'en' | 'bn' | 'ar'

export interface GalleryProps {
  theme?: 'light' | 'dark' | undefined
  language?: Language | undefined
}

/** Everything the kit draws, in both themes and both directions. For those who build with it. */
export function Gallery({ theme: firstTheme = 'dark', language: firstLanguage = 'en' }: GalleryProps): ReactNode {
  const [theme, setTheme] = useState<'light' | 'dark'>(firstTheme)
  const [language, setLanguage] = useState<Language>(firstLanguage)
  return (
    <KitProvider words={galleryWords} locale={language} digits="latin" timeZone="Asia/Dhaka" serverOffset={0}>
      <div
        data-theme={theme}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        lang={language}
        className="min-h-dvh bg-ground text-ink"
      >
        <header className="sticky top-0 z-bar border-b border-hairline bg-ground">
          <div className="content-width flex flex-wrap items-center gap-3 py-3">
            <h1 className="me-auto text-xl">Lantern light</h1>
            <Segmented
              label="Language"
              value={language}
              onChange={setLanguage}
              options={[
                { value: 'en', label: 'English' },
                { value: 'bn', label: 'বাংলা' },
                { value: 'ar', label: 'العربية' },
              ]}
            />
            <Segmented
              label="Theme"
              value={theme}
              onChange={setTheme}
              options={[
                { value: 'dark', label: <MoonIcon />, name: 'Dark' },
                { value: 'light', label: <SunIcon />, name: 'Light' },
              ]}
            />
          </div>
        </header>
        <main className="content-width flex flex-col gap-16 py-10">
          <FoundationSection language={language} />
          <ControlSection />
          <DataSection />
          <OverlaySection />
          <StateSection />
          <ArtSection />
        </main>
        <Toasts />
      </div>
    </KitProvider>
  )
}
