import { drawn } from './drawn.tsx'

export { DepositIcon, PromotionsIcon } from './frame.tsx'

export const WalletIcon = /* @__PURE__ */ drawn(
  <path d="M4 8.2A2.2 2.2 0 0 1 6.2 6H17a1.5 1.5 0 0 1 1.5 1.5V9M4 8.2A2.2 2.2 0 0 0 6.2 9h12.3A1.5 1.5 0 0 1 20 10.5v7a1.5 1.5 0 0 1-1.5 1.5H6.2A2.2 2.2 0 0 1 4 16.8zM15.8 14h.1" />,
)
export const WithdrawIcon = /* @__PURE__ */ drawn(
  <path d="M12 14.5V4M7.5 8.3 12 3.8l4.5 4.5M4.5 15.5V18A1.5 1.5 0 0 0 6 19.5h12a1.5 1.5 0 0 0 1.5-1.5v-2.5" />,
)
export const TransferIcon = /* @__PURE__ */ drawn(
  <path d="M4.5 8.5h14M15 5l3.5 3.5L15 12M19.5 15.5h-14M9 12l-3.5 3.5L9 19" />,
)
export const GiftIcon = /* @__PURE__ */ drawn(
  <path d="M5 11.5h14V19a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1zM4 8h16v3.5H4zM12 8v12M12 8c-3.7 0-5-1.2-5-2.5S8 3.5 9.2 3.5C11 3.5 12 5.5 12 8c0-2.5 1-4.5 2.8-4.5C16 3.5 17 4.2 17 5.5S15.7 8 12 8z" />,
)
export const PointsIcon = /* @__PURE__ */ drawn(
  <>
    <circle cx="12" cy="12" r="8.2" />
    <path d="m12 7.7 1.3 2.8 3 .4-2.2 2.1.6 3-2.7-1.5L9.3 16l.6-3-2.2-2.1 3-.4z" />
  </>,
)
export const ReceiptIcon = /* @__PURE__ */ drawn(
  <path d="M6 3.8h12v16.7l-2-1.4-2 1.4-2-1.4-2 1.4-2-1.4-2 1.4zM9 8.5h6M9 12h6M9 15.5h3" />,
)
export const BankIcon = /* @__PURE__ */ drawn(
  <path d="M4 9.5 12 4.5l8 5zM5.5 18.5h13M4 20.5h16M7 12v4M12 12v4M17 12v4" />,
)
export const PhoneIcon = /* @__PURE__ */ drawn(
  <path d="M8.5 3.5h7A1.5 1.5 0 0 1 17 5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5zM10.5 6h3M11.9 17.5h.2" />,
)
export const QrIcon = /* @__PURE__ */ drawn(
  <path d="M4.5 4.5h5.5V10H4.5zM14 4.5h5.5V10H14zM4.5 14H10v5.5H4.5zM14 14h2.5v2.5H14zM19.5 14v5.5H17M14 19.5h.1M7.2 7.2h.1M16.7 7.2h.1M7.2 16.7h.1" />,
)
export const CardIcon = /* @__PURE__ */ drawn(
  <path d="M5.5 5.5h13A1.5 1.5 0 0 1 20 7v10a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17V7a1.5 1.5 0 0 1 1.5-1.5zM4 9.7h16M7 15h3.5" />,
)
export const CoinIcon = /* @__PURE__ */ drawn(
  <>
    <circle cx="12" cy="12" r="8.2" />
    <path d="M8.5 12 12 7.2l3.5 4.8-3.5 4.8z" />
  </>,
)
export const VoucherIcon = /* @__PURE__ */ drawn(
  <path d="M4 7.5A1.5 1.5 0 0 1 5.5 6h13A1.5 1.5 0 0 1 20 7.5v2.3a2.2 2.2 0 0 0 0 4.4v2.3a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16.5v-2.3a2.2 2.2 0 0 0 0-4.4zM14 6v2M14 11v2M14 16v2" />,
)
