import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const title = createElement('h1', null, 'Nothing but React')
createRoot(document.querySelector('#root')).render(createElement(StrictMode, null, title))
