import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { TextArea } from '#components/ui/fields/TextArea.tsx'
import { EyeOff, Pencil } from '#components/ui/icons.tsx'
import { Paragraphs } from '#components/ui/Paragraphs.tsx'
import type { Applicant } from '#contracts/applications.ts'
import { limits } from '#contracts/limits.ts'
import { useSaveNote } from '#hooks/jobs/applications.ts'

/** What the organisation notes about an applicant, for itself alone. */
export function ApplicantNote({ application }: { application: Applicant }) {
  const t = useTranslations('applications.note')
  const [editing, setEditing] = useState(false)
  const { note } = application.applicant
  const { name } = application.user
  if (editing) return <NoteForm application={application} onDone={() => setEditing(false)} />
  if (!note)
    return (
      <Button
        size="sm"
        variant="quiet"
        icon={<Pencil size={16} aria-hidden />}
        aria-label={t('addNamed', { name })}
        onClick={() => setEditing(true)}
      >
        {t('add')}
      </Button>
    )
  return (
    <section aria-label={t('label', { name })} className="w-full rounded-control bg-brand-soft p-3">
      <p className="flex items-center gap-1.5 text-brand text-sm">
        <EyeOff size={16} aria-hidden />
        {t('private')}
      </p>
      <Paragraphs text={note} className="mt-1 [overflow-wrap:anywhere]" />
      <Button
        size="sm"
        variant="quiet"
        className="-mb-2 -ml-3"
        aria-label={t('editNamed', { name })}
        onClick={() => setEditing(true)}
      >
        {t('edit')}
      </Button>
    </section>
  )
}

function NoteForm({ application, onDone }: { application: Applicant; onDone: () => void }) {
  const t = useTranslations('applications.note')
  const common = useTranslations('common.ui')
  const save = useSaveNote()
  const { working, run } = useMutation()
  const [text, setText] = useState(application.applicant.note)
  const area = useRef<HTMLTextAreaElement>(null)
  // The press that opened the form said where to write.
  useEffect(() => area.current?.focus(), [])
  const submit = async () => {
    if (text.length > limits.note) return
    if (await run(() => save(application, text.trim()))) onDone()
  }
  return (
    <form
      className="w-full"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextArea
        label={t('label', { name: application.user.name })}
        hint={t('private')}
        rows={3}
        max={limits.note}
        value={text}
        ref={area}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="mt-2 flex gap-2">
        <Button type="submit" size="sm" loading={working}>
          {t('save')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  )
}
