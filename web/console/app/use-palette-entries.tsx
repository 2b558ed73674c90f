import { listMembers } from '@croupier/api/identity/members/list-members.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Avatar } from '@croupier/kit/components/avatar.tsx'
import { KeyIcon, MoonIcon, SunIcon, SystemIcon } from '@croupier/kit/icons/signs.tsx'
import { chooseTheme } from '@croupier/kit/theme.ts'
import { type ReactNode, useDeferredValue } from 'react'
import { useNavigate } from 'react-router'
import { menuFor, OWN_ACCOUNT } from './pages.ts'
import { useMay } from '../frame/staff.tsx'

export interface PaletteEntry {
  id: string
  label: ReactNode
  /** What the typed text is looked for in. */
  text: string
  icon: ReactNode
  aside?: string | undefined
  onSelect: () => void
}

export interface PaletteGroup {
  label: string
  entries: PaletteEntry[]
}

const MEMBERS_SHOWN = 8

/** What the palette offers for a text: screens and actions with a word that begins so, members whose account begins with it. */
export function usePaletteEntries(typed: string): { groups: PaletteGroup[]; isSearching: boolean } {
  const { t } = useWords()
  const may = useMay()
  const navigate = useNavigate()
  const text = typed.trim().toLowerCase()
  const wanted = useDeferredValue(text)
  // What no account can contain is not asked for.
  const searches = may('members.read') && /^[a-z0-9_-]{2,64}$/.test(wanted)
  const found = useOperation(listMembers, { search: wanted, pageSize: MEMBERS_SHOWN }, { enabled: searches })

  const go = (path: string) => () => void navigate(path)
  const screens: PaletteEntry[] = [
    ...menuFor(may).map(({ path, label, icon }) => ({
      id: path,
      label: t(label),
      text: t(label),
      icon,
      onSelect: go(path),
    })),
    {
      id: OWN_ACCOUNT,
      label: t('console.account.menu'),
      text: t('console.account.menu'),
      icon: <KeyIcon />,
      onSelect: go(OWN_ACCOUNT),
    },
  ]
  const themes = [
    ['light', t('console.theme.light'), <SunIcon key="light" />],
    ['dark', t('console.theme.dark'), <MoonIcon key="dark" />],
    ['system', t('console.theme.system'), <SystemIcon key="system" />],
  ] as const
  const actions: PaletteEntry[] = themes.map(([theme, label, icon]) => ({
    id: `theme ${theme}`,
    label: `${t('console.theme.label')}: ${label}`,
    text: `${t('console.theme.label')} ${label}`,
    icon,
    onSelect: () => chooseTheme(theme),
  }))
  const members: PaletteEntry[] = (searches ? (found.data?.list ?? []) : []).map((member) => ({
    id: `member ${member.id}`,
    label: <bdi dir="ltr">{member.account}</bdi>,
    text: member.account,
    icon: <Avatar seed={member.account} size="small" />,
    aside: member.nickname === member.account ? undefined : member.nickname,
    onSelect: go(`/members/${encodeURIComponent(member.account)}`),
  }))

  // Each word from its beginning: "ta" means a member called so rather than the middle of another word.
  const matching = (entries: PaletteEntry[]) =>
    entries.filter((entry) => ` ${entry.text.toLowerCase()}`.includes(` ${text}`))
  const groups = [
    { label: t('console.palette.pages'), entries: matching(screens) },
    { label: t('console.palette.members'), entries: members },
    { label: t('console.palette.actions'), entries: matching(actions) },
  ]
  return {
    groups: groups.filter((group) => group.entries.length > 0),
    isSearching: searches && found.isFetching,
  }
}
