import { drawn } from './drawn.tsx'

export { ArrowUpIcon, HomeIcon, MenuIcon, SearchIcon, UserIcon } from './frame.tsx'

export const HeartIcon = /* @__PURE__ */ drawn(
  <path d="M12 20s-7.6-4.5-7.6-10.1A4.4 4.4 0 0 1 12 7.2a4.4 4.4 0 0 1 7.6 2.7C19.6 15.5 12 20 12 20z" />,
)
export const HeartFilledIcon = /* @__PURE__ */ drawn(
  <path
    d="M12 20s-7.6-4.5-7.6-10.1A4.4 4.4 0 0 1 12 7.2a4.4 4.4 0 0 1 7.6 2.7C19.6 15.5 12 20 12 20z"
    fill="currentColor"
  />,
)
export const CloseIcon = /* @__PURE__ */ drawn(<path d="m6 6 12 12M18 6 6 18" />)
export const ChevronDownIcon = /* @__PURE__ */ drawn(<path d="m6 9.5 6 6 6-6" />)
export const ChevronUpIcon = /* @__PURE__ */ drawn(<path d="m6 14.5 6-6 6 6" />)
export const ChevronForwardIcon = /* @__PURE__ */ drawn(<path d="m9.5 6 6 6-6 6" />, 'turns')
export const ChevronBackIcon = /* @__PURE__ */ drawn(<path d="m14.5 6-6 6 6 6" />, 'turns')
export const ArrowBackIcon = /* @__PURE__ */ drawn(<path d="M19.5 12h-15M10.5 6l-6 6 6 6" />, 'turns')
export const FullScreenIcon = /* @__PURE__ */ drawn(
  <path d="M4.5 9V5.5a1 1 0 0 1 1-1H9M15 4.5h3.5a1 1 0 0 1 1 1V9M19.5 15v3.5a1 1 0 0 1-1 1H15M9 19.5H5.5a1 1 0 0 1-1-1V15" />,
)
export const GlobeIcon = /* @__PURE__ */ drawn(
  <>
    <circle cx="12" cy="12" r="8.2" />
    <path d="M3.8 12h16.4M12 3.8c2.3 2.3 3.4 5 3.4 8.2s-1.1 5.9-3.4 8.2c-2.3-2.3-3.4-5-3.4-8.2s1.1-5.9 3.4-8.2z" />
  </>,
)
export const BellIcon = /* @__PURE__ */ drawn(
  <path d="M6.5 10a5.5 5.5 0 0 1 11 0c0 4.6 2 5.7 2 6.7h-15c0-1 2-2.1 2-6.7zM10 19.8a2.2 2.2 0 0 0 4 0" />,
)
export const InboxIcon = /* @__PURE__ */ drawn(
  <path d="M4 13.5 6.3 6.2A1.7 1.7 0 0 1 7.9 5h8.2a1.7 1.7 0 0 1 1.6 1.2L20 13.5V18a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18zM4 13.5h4.5l1.2 2.5h4.6l1.2-2.5H20" />,
)
export const HeadsetIcon = /* @__PURE__ */ drawn(
  <path d="M4.8 14.5v-2.3a7.2 7.2 0 0 1 14.4 0v2.3M4.8 13.5h1.7a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1 1.7 1.7 0 0 1-1.7-1.7zM19.2 13.5h-1.7a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1 1.7 1.7 0 0 0 1.7-1.7zM19.2 17c0 2.3-1.7 3.7-4.7 3.7H13" />,
)
export const HelpIcon = /* @__PURE__ */ drawn(
  <>
    <circle cx="12" cy="12" r="8.2" />
    <path d="M9.6 9.7a2.4 2.4 0 1 1 3.4 2.2c-.7.3-1 .8-1 1.6M12 16.6v.1" />
  </>,
)
