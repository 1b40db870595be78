import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Counter, countCharacters } from '#components/ui/fields/Counter.tsx'
import { hasFingers } from '#components/ui/hasFingers.ts'
import { isComposing } from '#components/ui/isComposing.ts'
import { limits } from '#contracts/limits.ts'
import { useEditMessage } from '#hooks/chat/changing.ts'
import { GrowingField } from '../composer/GrowingField.tsx'
import { DescribedFiles } from './DescribedFiles.tsx'
import type { ShownMessage } from './shownMessage.ts'

type MessageEditorProps = {
  message: ShownMessage
  onDone: () => void
}

/** The editor of a message and of what its images show, in its place: Enter saves as it sends, Escape leaves it as it was. */
export function MessageEditor({ message, onDone }: MessageEditorProps) {
  const t = useTranslations('chat.edit')
  const [text, setText] = useState(message.text)
  const [described, setDescribed] = useState<Record<string, string>>({})
  const media = message.media.map((file) => ({ ...file, alt: described[file.key] ?? file.alt }))
  const field = useRef<HTMLTextAreaElement>(null)
  const edit = useEditMessage()
  const { working, run } = useMutation()
  const length = countCharacters(text.trim())
  const isTooLong = length > limits.message
  const maySave = !isTooLong && (length > 0 || message.media.length > 0)
  const save = async () => {
    if (!maySave || working) return
    const isSame = text.trim() === message.text && Object.keys(described).length === 0
    const content = { message: text.trim(), alts: media.map(({ alt }) => alt) }
    if (isSame || (await run(() => edit(message.key, content)))) onDone()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') return onDone()
    if (event.key !== 'Enter' || event.shiftKey || hasFingers()) return
    event.preventDefault()
    void save()
  }
  useEffect(() => {
    const { current } = field
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])
  return (
    <div className="flex w-full max-w-[min(100%,34rem)] flex-col gap-2">
      <DescribedFiles
        media={media}
        onDescribe={(key, alt) => setDescribed((before) => ({ ...before, [key]: alt }))}
      />
      <GrowingField
        ref={field}
        label={t('label')}
        invalid={isTooLong}
        value={text}
        onChange={setText}
        onKeyDown={onKeyDown}
      />
      <div className="flex items-center justify-end gap-2">
        {isTooLong && <Counter length={length} max={limits.message} />}
        <Button variant="quiet" size="sm" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button size="sm" disabled={!maySave} loading={working} onClick={() => void save()}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
