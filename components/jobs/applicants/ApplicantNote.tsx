import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CancelButton } from '#components/forms/CancelButton.tsx'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { FormDraft } from '#components/forms/FormDraft.tsx'
import { FormTextArea } from '#components/forms/FormTextArea.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { EyeOff, Pencil } from '#components/ui/icons.tsx'
import { Paragraphs } from '#components/ui/Paragraphs.tsx'
import { type Applicant, noteForm } from '#contracts/applications.ts'
import { limits } from '#contracts/limits.ts'
import { useFocusOnChange } from '#hooks/browser/focusOnChange.ts'
import { restoreTexts, type TextDraft, type Texts, useTextDraft } from '#hooks/browser/textDraft.ts'
import { useSaveNote } from '#hooks/jobs/applications.ts'

/** What the organisation notes about an applicant, for itself alone. */
export function ApplicantNote({ application }: { application: Applicant }) {
  const t = useTranslations('applications.note')
  const draft = useTextDraft(`note.${application.id}`)
  const [editing, setEditing] = useState(false)
  const [wasPressed, setPressed] = useState(false)
  const opener = useFocusOnChange<HTMLButtonElement>(editing)
  const { note } = application.applicant
  const { name } = application.user
  // What was typed before the page was left is seen again, and goes on.
  if (draft.texts.text !== undefined && !editing) setEditing(true)
  const open = () => {
    setPressed(true)
    setEditing(true)
  }
  const end = () => {
    draft.clear()
    setEditing(false)
  }
  if (editing)
    return <NoteForm application={application} draft={draft} wasPressed={wasPressed} onDone={end} />
  if (!note)
    return (
      <Button
        ref={opener}
        size="sm"
        variant="quiet"
        icon={<Pencil size={16} aria-hidden />}
        aria-label={t('addNamed', { name })}
        onClick={open}
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
        ref={opener}
        size="sm"
        variant="quiet"
        className="-mb-2 -ml-3"
        aria-label={t('editNamed', { name })}
        onClick={open}
      >
        {t('edit')}
      </Button>
    </section>
  )
}

type NoteFormProps = {
  application: Applicant
  draft: TextDraft
  wasPressed: boolean
  onDone: () => void
}

function NoteForm({ application, draft, wasPressed, onDone }: NoteFormProps) {
  const t = useTranslations('applications.note')
  const common = useTranslations('common.ui')
  const save = useSaveNote()
  return (
    <ContractForm
      initial={{ text: application.applicant.note }}
      rules={noteForm}
      send={async ({ text }) => {
        await save(application, text)
        onDone()
      }}
      className="w-full gap-2!"
    >
      <FormDraft draft={draft} getTexts={(values: Texts) => values} restore={restoreTexts} />
      <FormTextArea
        name="text"
        label={t('label', { name: application.user.name })}
        hint={t('private')}
        rows={3}
        max={limits.note}
        // The press that opened the form said where to write.
        autoFocus={wasPressed}
      />
      <div className="flex gap-2">
        <SubmitButton size="sm">{t('save')}</SubmitButton>
        <CancelButton onCancel={onDone}>{common('cancel')}</CancelButton>
      </div>
    </ContractForm>
  )
}
