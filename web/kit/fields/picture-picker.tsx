import { pictureTypes } from '@croupier/basis/picture-types.ts'
import { Button } from '../components/button.tsx'
import { showToast } from '../overlays/toast-queue.ts'
import { readBase64 } from './read-base64.ts'
import { AttachIcon } from '../icons/actions.tsx'
import { type ReactNode, useRef } from 'react'

export interface Picture {
  name: string
  base64: string
}

const TYPES: readonly string[] = pictureTypes

async function readPicture(file: File, mostBytes: number): Promise<Picture | undefined> {
  if (!TYPES.includes(file.type) || file.size > mostBytes) return undefined
  return { name: file.name, base64: await readBase64(file) }
}

/** What it says, in words of the screen that shows it. */
export interface PictureWords {
  add: string
  hint: string
  wrong: (name: string) => string
  remove: (name: string) => string
}

/** Some pictures to send along, at most as many as are taken. */
export function PicturePicker({
  pictures,
  most,
  mostBytes,
  words,
  onChange,
}: {
  pictures: readonly Picture[]
  most: number
  /** How large one may be. */
  mostBytes: number
  words: PictureWords
  onChange: (change: (before: readonly Picture[]) => readonly Picture[]) => void
}): ReactNode {
  const picker = useRef<HTMLInputElement>(null)
  const add = async (files: FileList): Promise<void> => {
    for (const file of [...files].slice(0, most - pictures.length)) {
      const picture = await readPicture(file, mostBytes)
      if (picture) onChange((before) => [...before, picture])
      else showToast({ tone: 'bad', text: words.wrong(file.name) })
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col gap-1">
        {pictures.map(({ name }, at) => (
          <li key={`${name} ${at}`} className="flex min-w-0 items-center justify-between gap-3 text-sm">
            <bdi className="min-w-0 truncate">{name}</bdi>
            <Button
              variant="ghost"
              size="small"
              onClick={() => onChange((before) => before.filter((_, place) => place !== at))}
            >
              {words.remove(name)}
            </Button>
          </li>
        ))}
      </ul>
      <input
        ref={picker}
        type="file"
        multiple
        accept={TYPES.join(',')}
        aria-label={words.add}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const { files } = target
          if (files) void add(files).then(() => (target.value = ''))
        }}
      />
      {pictures.length < most && (
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small" icon={<AttachIcon />} onClick={() => picker.current?.click()}>
            {words.add}
          </Button>
          <span className="text-xs text-ink-faint">{words.hint}</span>
        </div>
      )}
    </div>
  )
}
