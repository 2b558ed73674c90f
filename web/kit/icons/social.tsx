import { drawn } from './drawn.tsx'

/* Signs of other houses, drawn in the line of the set: what they are known by, none of their own marks. */

export const GoogleIcon = /* @__PURE__ */ drawn(<path d="M20 12h-8m8 0a8 8 0 1 1-2.6-5.9" />)

export const FacebookIcon = /* @__PURE__ */ drawn(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M15.5 7.5h-1.2c-1.5 0-2.3.9-2.3 2.4v11M9.3 13h5.4" />
  </>,
)

export const LineIcon = /* @__PURE__ */ drawn(
  <>
    <path d="M12 4c5 0 9 3 9 6.9 0 4.2-5.4 7.6-8.6 9.6-.4.2-.8-.1-.7-.5l.3-2C6.7 17.8 3 14.7 3 10.9 3 7 7 4 12 4Z" />
    <path d="M7.5 9v3.5H9M11 9v3.5m2 0V9l2.5 3.5V9" />
  </>,
)

export const TelegramIcon = /* @__PURE__ */ drawn(
  <>
    <path d="m3.5 11.3 16-6.5c.7-.3 1.3.3 1.1 1l-2.8 13c-.2.7-1 .9-1.6.5l-4.7-3.5-2.7 2.7-.9-5.7Z" />
    <path d="m7.9 12.8 8.3-5-4.7 8" />
  </>,
)

export const TiktokIcon = /* @__PURE__ */ drawn(
  <path d="M13.5 4v11.2a3.6 3.6 0 1 1-3-3.5M13.5 4c.4 2.6 2.3 4.4 5 4.7" />,
)

export const YoutubeIcon = /* @__PURE__ */ drawn(
  <>
    <rect x="3" y="6" width="18" height="12.5" rx="3.5" />
    <path d="m10.3 9.7 4.4 2.5-4.4 2.6z" />
  </>,
)

export const TwitterIcon = /* @__PURE__ */ drawn(<path d="M5 4.8h3.6L19 19.2h-3.6zM18.4 4.8l-5.6 6.3M11 13.2l-5.4 6" />)

export const InstagramIcon = /* @__PURE__ */ drawn(
  <>
    <rect x="4" y="4" width="16" height="16" rx="4.5" />
    <circle cx="12" cy="12" r="3.6" />
    <path d="M16.4 7.6h.1" />
  </>,
)

export const WhatsappIcon = /* @__PURE__ */ drawn(
  <>
    <path d="m4 20 1.2-4.1A8.2 8.2 0 1 1 8.4 19z" />
    <path d="M9 8.6c-.8 1 0 3 1.6 4.6s3.7 2.4 4.6 1.5l.4-1.3-2-1-1 .8c-1-.4-1.8-1.2-2.2-2.2l.8-1-1-2z" />
  </>,
)

export const ChatIcon = /* @__PURE__ */ drawn(
  <path d="M5.5 5h13A1.5 1.5 0 0 1 20 6.5v8a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 3.5V16h-2A1.5 1.5 0 0 1 4 14.5v-8A1.5 1.5 0 0 1 5.5 5zM8.5 10.5h.1M12 10.5h.1M15.5 10.5h.1" />,
)

export const LetterIcon = /* @__PURE__ */ drawn(
  <path d="M5 6h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4.3 7.2 12 13l7.7-5.8" />,
)

/** A person behind a keyhole: any other house. */
export const OtherHouseIcon = /* @__PURE__ */ drawn(
  <>
    <circle cx="12" cy="12" r="9" />
    <circle cx="12" cy="10" r="2.5" />
    <path d="M7.5 17c.7-2.3 2.4-3.5 4.5-3.5s3.8 1.2 4.5 3.5" />
  </>,
)
