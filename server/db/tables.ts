// Printed from the catalogue by “npm run new -- schema”. Columns as the driver hands them over, by table.

/** identity.affiliate_code */
export interface IdentityAffiliateCode {
  code: string
  agent_id: bigint
  created_at: number
  closed_at: number | null
}

/** identity.affiliate_domain */
export interface IdentityAffiliateDomain {
  domain: string
  code: string
}

/** identity.ancestry */
export interface IdentityAncestry {
  descendant_id: bigint
  ancestor_id: bigint
  depth: number
}

/** identity.attempt */
export interface IdentityAttempt {
  key: string
  failures: number
  window_ends_at: number
}

/** identity.captcha */
export interface IdentityCaptcha {
  id_hash: Buffer
  answer: string
  made_at: number
  expires_at: number
}

/** identity.known_device */
export interface IdentityKnownDevice {
  member_id: bigint
  device_hash: Buffer
  first_seen_at: number
  last_seen_at: number
  user_agent: string | null
}

/** identity.login_record */
export interface IdentityLoginRecord {
  id: bigint
  member_id: bigint
  at: number
  outcome: string
  ip: string | null
  user_agent: string | null
}

/** identity.member */
export interface IdentityMember {
  id: bigint
  account: string
  type: number
  state: string
  currency: string
  nickname: string
  language: string | null
  parent_id: bigint | null
  password_hash: string | null
  password_changed_at: number | null
  payment_password_hash: string | null
  must_change_password: boolean
  created_at: number
}

/** identity.profile */
export interface IdentityProfile {
  member_id: bigint
  payee_name: string | null
  email: string | null
  country_dialing_code: string | null
  mobile_num: string | null
  birthday: Date | null
  id_number: string | null
  answers: unknown
  register_url: string | null
  register_method: string | null
  register_domain: string | null
  register_ip: string | null
}

/** identity.session */
export interface IdentitySession {
  token_hash: Buffer
  id: bigint
  member_id: bigint
  started_at: number
  seen_at: number
  expires_at: number
  ended_at: number | null
  end_reason: string | null
  ip: string | null
  user_agent: string | null
}

/** ledger.account */
export interface LedgerAccount {
  id: bigint
  owner: string
  purse: number
  unit: number
  guarded: boolean
  opened_at: number
}

/** ledger.balance */
export interface LedgerBalance {
  account_id: bigint
  balance: bigint
  seq: bigint
  floor: bigint
  unit: number
  debit_closed: boolean
}

/** ledger.balance_view */
export interface LedgerBalanceView {
  account_id: bigint | null
  owner: string | null
  purse: number | null
  unit: string | null
  guarded: boolean | null
  balance: string | null
}

/** ledger.closure */
export interface LedgerClosure {
  account_id: bigint
  reason: string
  closed_at: number
}

/** ledger.entry_view */
export interface LedgerEntryView {
  account_id: bigint | null
  seq: bigint | null
  amount: bigint | null
  balance_after: bigint | null
  contra_id: bigint | null
  key: string | null
  kind: number | null
  reference: string | null
  posted_at: number | null
}

/** ledger.journal */
export interface LedgerJournal {
  account_id: bigint
  seq: bigint
  amount: bigint
  balance_after: bigint
  contra_id: bigint
  posted_at: number
  key: string
  kind: number
  part: number
  parts: number
  reference: string
}

/** ledger.kind */
export interface LedgerKind {
  id: number
  name: string
}

/** ledger.purse */
export interface LedgerPurse {
  id: number
  name: string
}

/** ledger.tail */
export interface LedgerTail {
  account_id: bigint
  amount: string
}

/** ledger.total */
export interface LedgerTotal {
  account_id: bigint
  balance: string
}

/** ledger.unit */
export interface LedgerUnit {
  id: number
  code: string
  scale: number
}

/** platform.body_key */
export interface PlatformBodyKey {
  kid: string
  public_jwk: unknown
  private_sealed: string
  made_at: number
}

/** platform.body_nonce */
export interface PlatformBodyNonce {
  nonce: string
  seen_at: number
}

/** platform.cluster */
export interface PlatformCluster {
  is_only: boolean
  system_identifier: bigint
}

/** platform.idempotency */
export interface PlatformIdempotency {
  key_hash: Buffer
  request_hash: Buffer
  answer_sealed: Buffer | null
  claimed_until: number | null
  made_at: number
}

/** platform.lease */
export interface PlatformLease {
  name: string
  holder: string
  fence: bigint
  until: number
}

/** platform.live_message */
export interface PlatformLiveMessage {
  id: bigint
  xid: string
  audience: string
  type: string
  payload: unknown
  at: number
  except_session_id: bigint | null
}

/** platform.live_ticket */
export interface PlatformLiveTicket {
  hash: Buffer
  kind: string
  account_id: bigint
  session_id: bigint
  expires_at: number
}

/** platform.outbox */
export interface PlatformOutbox {
  id: bigint
  xid: string
  type: string
  payload: unknown
  at: number
}

/** platform.outbox_cursor */
export interface PlatformOutboxCursor {
  consumer: string
  xid: string
  id: bigint
  moved_at: number
}

/** platform.rate_limit */
export interface PlatformRateLimit {
  key: string
  points: number
  expire: bigint | null
}

/** platform.schedule_run */
export interface PlatformScheduleRun {
  schedule: string
  starts_at: number
  ends_at: number
  opened_at: number
}

/** platform.setting */
export interface PlatformSetting {
  name: string
  value: unknown
  version: bigint
  changed_by: string
  changed_at: number
}

/** platform.setting_change */
export interface PlatformSettingChange {
  version: bigint
  name: string
  before: unknown | null
  after: unknown
  changed_by: string
  changed_at: number
}

/** platform.setting_version */
export interface PlatformSettingVersion {
  is_only: boolean
  version: bigint
}

/** public.migration */
export interface Migration {
  name: string
  sha256: string
  applied_at: number
}

/** staff.attempt */
export interface StaffAttempt {
  key: string
  failures: number
  window_ends_at: number
}

/** staff.audit_end */
export interface StaffAuditEnd {
  only_row: boolean
  seq: bigint
  hash: Buffer
}

/** staff.audit_line */
export interface StaffAuditLine {
  seq: bigint
  at: number
  actor: string
  action: string
  outcome: string
  request_id: string
  ip: string | null
  details: unknown
  previous_hash: Buffer
  hash: Buffer
}

/** staff.operator */
export interface StaffOperator {
  id: bigint
  account: string
  display_name: string
  role: string
  password_hash: string
  must_change_password: boolean
  totp_sealed: string | null
  totp_pending_sealed: string | null
  totp_last_step: bigint
  created_at: number
  created_by: string
  disabled_at: number | null
}

/** staff.proposal */
export interface StaffProposal {
  id: bigint
  operation: string
  input: unknown
  proposed_by: bigint
  proposed_at: number
  state: string
  decided_by: bigint | null
  decided_at: number | null
}

/** staff.recovery_code */
export interface StaffRecoveryCode {
  operator_id: bigint
  code_hash: Buffer
}

/** staff.session */
export interface StaffSession {
  token_hash: Buffer
  id: bigint
  operator_id: bigint
  started_at: number
  seen_at: number
  expires_at: number
  ended_at: number | null
  ip: string | null
  user_agent: string | null
}

/** wallet.adjustment */
export interface WalletAdjustment {
  id: bigint
  member_id: bigint
  currency: string
  amount: bigint
  note: string
  made_by: string
  made_at: number
  posting_key: string
}

/** wallet.trial_grant */
export interface WalletTrialGrant {
  member_id: bigint
  currency: string
  amount: bigint
  made_at: number
  posting_key: string
}
