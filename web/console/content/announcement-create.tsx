import {
  type AnnouncementType,
  announcementPlatforms,
  announcementTypes,
  bannerGroups,
  executionCodes,
  linkageTypes,
  TEXT_MOST,
} from '@croupier/api/content/announcement.ts'
import { changeAnnouncement } from '@croupier/api/content/change-announcement.ts'
import { createAnnouncement } from '@croupier/api/content/create-announcement.ts'
import { listStaffAnnouncements } from '@croupier/api/content/list-staff-announcements.ts'
import { plainWords, readMarkup } from '@croupier/api/content/markup.ts'
import { showAnnouncement } from '@croupier/api/content/show-announcement.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Checkbox } from '@croupier/kit/fields/choice.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextArea, TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { collect } from '@croupier/kit/form/collect.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { useKit } from '@croupier/kit/words.tsx'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import { MarkupField } from '../fields/markup-field.tsx'
import { writtenLanguages } from '@croupier/words/languages.ts'
import { WithPreview, writingDialog } from '../fields/written-preview.tsx'
import { DialogForm } from '../lists/dialog-form.tsx'
import { instantOf, instantToWallTime, wallTimeToInstant } from '../lists/wall-time.ts'
import { AnnouncementReading, type PreviewedAnnouncement } from './announcement-preview.tsx'
import type { Announcement } from './announcement-words.ts'
import { LinkageField, type LinkageType } from './linkage-field.tsx'
import { isWhole, PictureField } from './picture-field.tsx'

/** Written in plain words; everything else with the elements of pages. */
const isPlain = (type: AnnouncementType): boolean => type === 'B' || type === 'H'

/** Writes an announcement: what it says in each language, where it stands and when. */
export function AnnouncementCreate({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useWords('console-content')
  return (
    <Dialog open={open} onClose={onClose} title={t('console-content.add')} size="large" className={writingDialog}>
      {/* Drawn anew each time it opens, so that it starts empty. */}
      {open && <WriteForm onClose={onClose} />}
    </Dialog>
  )
}

/** Writes another version of one. */
export function AnnouncementEditor({
  open,
  announcement,
  onClose,
}: {
  open: boolean
  announcement: Announcement
  onClose: () => void
}): ReactNode {
  const { t } = useWords('console-content')
  return (
    <Dialog open={open} onClose={onClose} title={t('console-content.edit')} size="large" className={writingDialog}>
      {open && <WriteForm before={announcement} onClose={onClose} />}
    </Dialog>
  )
}

function WriteForm({ before, onClose }: { before?: Announcement | undefined; onClose: () => void }): ReactNode {
  const { t } = useWords('console-content', 'fault')
  const { timeZone } = useKit()
  const create = useCall(createAnnouncement, { refreshes: [listStaffAnnouncements] })
  const change = useCall(changeAnnouncement, { refreshes: [listStaffAnnouncements, showAnnouncement] })
  // What was read when the form was opened: a version that came since is refused, and not written over.
  const [read] = useState(before)
  const [type, setType] = useState<AnnouncementType>(read?.type ?? 'PL')
  const [way, setWay] = useState<LinkageType | ''>(read?.linkageType ?? '')
  // What was written when the type changed: the next type's boxes begin with it.
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(read?.texts ?? {})
  // Kept here, so that a banner that is something else meanwhile has its picture still.
  const [address, setAddress] = useState(read?.imageUrl ?? '')
  const [isHandingIn, setHandingIn] = useState(false)
  const [openedAt] = useState(() => Date.now())
  const [isDraft, setDraft] = useState(read?.state === 'draft')
  const changeType = ({ target }: ChangeEvent<HTMLSelectElement>): void => {
    const next = target.value as AnnouncementType
    const held = (collect(target.form!) as { texts?: Record<string, string> }).texts ?? {}
    // Where words are plain, elements would be printed.
    const inWords = (text: string): string => (isPlain(next) && !isPlain(type) ? plainWords(readMarkup(text)) : text)
    setTexts(Object.fromEntries(Object.entries(held).map(([language, text]) => [language, inWords(text)])))
    setType(next)
  }
  const wall = (at: number | null | undefined): string => (at == null ? '' : instantToWallTime(at, timeZone))
  const instant = (text: string): number | undefined => instantOf(text, timeZone)
  const form = useForm(createAnnouncement.input, {
    // Which titles there must be is the server's to say, at the box of the language.
    extra: () => ({ titles: {} }),
    read: { startsAt: instant, endsAt: instant },
    onSubmit: async (input) => {
      if (read) await change.mutateAsync({ ...input, id: read.id, basedOn: read.version, art: read.art ?? undefined })
      else await create.mutateAsync(input)
      showToast({
        tone: 'good',
        text: t(input.isDraft ? 'console-content.draft.done' : 'console-content.create.done'),
      })
      onClose()
    },
  })
  const preview = (written: Partial<PreviewedAnnouncement>): ReactNode => (
    <AnnouncementReading
      announcement={{
        id: read?.id ?? '',
        type,
        groupName: null,
        executionCode: null,
        platform: null,
        titles: {},
        texts: {},
        linkageType: null,
        linkage: null,
        art: read?.art ?? null,
        ...written,
        imageUrl: isWhole(address) ? address : null,
        // While a year is typed it is one that no clock shows.
        startsAt: wallTimeToInstant(String(written.startsAt ?? ''), timeZone) ?? openedAt,
      }}
    />
  )
  return (
    <WithPreview form={form} preview={preview}>
      <DialogForm
        form={form}
        action={t(isDraft ? 'console-content.draft.action' : 'console-content.create.action')}
        busy={isHandingIn}
        onCancel={onClose}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            name="type"
            label={t('console-content.column.type')}
            value={type}
            onChange={changeType}
            options={announcementTypes.map((each) => ({ value: each, label: t(`console-content.type.${each}`) }))}
          />
          {type === 'B' && (
            <Select
              name="groupName"
              defaultValue={read?.groupName ?? undefined}
              label={t('console-content.group')}
              options={bannerGroups.map((each) => ({ value: each, label: t(`console-content.group.${each}`) }))}
            />
          )}
          {type === 'PU' && (
            <Select
              name="executionCode"
              defaultValue={read?.executionCode ?? undefined}
              label={t('console-content.execution')}
              options={executionCodes.map((each) => ({ value: each, label: t(`console-content.execution.${each}`) }))}
            />
          )}
        </div>
        <p className="text-sm text-ink-soft">
          {t('console-content.languages.hint')} {!isPlain(type) && t('console.fields.mark.hint')}
        </p>
        {writtenLanguages.map((language) => (
          <div key={language} className="flex flex-col gap-4">
            <TextField
              name={`titles.${language}`}
              defaultValue={read?.titles[language] ?? ''}
              label={t(`console-content.title.${language}`)}
              lang={language}
              dir="auto"
              required={language === 'en'}
            />
            {isPlain(type) ? (
              <TextArea
                name={`texts.${language}`}
                defaultValue={texts[language] ?? ''}
                label={t(`console-content.body.${language}`)}
                lang={language}
                dir="auto"
                rows={3}
                maxLength={TEXT_MOST}
              />
            ) : (
              <MarkupField
                name={`texts.${language}`}
                initial={texts[language] ?? ''}
                label={t(`console-content.body.${language}`)}
                language={language}
              />
            )}
          </div>
        ))}
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            name="platform"
            defaultValue={read?.platform ?? ''}
            label={t('console-content.platform')}
            placeholder={t('console-content.platform.both')}
            options={announcementPlatforms.map((each) => ({
              value: each,
              label: t(`console-content.platform.${each}`),
            }))}
          />
          <Select
            name="linkageType"
            defaultValue={read?.linkageType ?? ''}
            label={t('console-content.link')}
            placeholder={t('console-content.link.none')}
            onChange={(event) => setWay(event.target.value as LinkageType | '')}
            options={linkageTypes.map((each) => ({ value: each, label: t(`console-content.link.${each}`) }))}
          />
          {way !== '' && (
            <LinkageField key={way} way={way} initial={(way === read?.linkageType && read.linkage) || ''} />
          )}
        </div>
        {type === 'B' && (
          <PictureField address={address} onAddress={setAddress} isBusy={isHandingIn} onBusy={setHandingIn} />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="startsAt"
            defaultValue={wall(read?.startsAt)}
            type="datetime-local"
            label={t('console-content.column.from')}
            hint={t('console-content.from.hint', { zone: timeZone })}
          />
          <TextField
            name="endsAt"
            defaultValue={wall(read?.endsAt)}
            type="datetime-local"
            label={t('console-content.column.until')}
            hint={t('console-content.until.hint')}
          />
          <TextField
            name="position"
            defaultValue={read === undefined ? '' : String(read.position)}
            type="number"
            min={0}
            label={t('console-content.column.position')}
            hint={t('console-content.position.hint')}
          />
        </div>
        <Checkbox
          name="isDraft"
          label={t('console-content.draft')}
          checked={isDraft}
          onChange={({ target }) => setDraft(target.checked)}
        />
      </DialogForm>
    </WithPreview>
  )
}
