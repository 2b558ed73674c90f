import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery, type GalleryProps } from './gallery.tsx'
import './gallery.css'

const wanted = new URLSearchParams(location.search)
const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery
        theme={wanted.get('theme') === 'light' ? 'light' : 'dark'}
        language={(wanted.get('language') ?? 'en') as GalleryProps['language']}
      />
    </StrictMode>,
  )
}
