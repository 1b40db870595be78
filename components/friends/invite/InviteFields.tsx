import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ClipboardEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { TextField } from '#components/ui/fields/TextField.tsx'
import { limits } from '#contracts/limits.ts'
import { getEntries, type InviteProblem, spread } from '#hooks/friends/invite.ts'

type InviteFieldsProps = {
  /** Also the form's id; each field's is `<id>-<place>`. */
  id: string
  emails: readonly string[]
  /** The problem of each field. */
  problems: readonly (InviteProblem | undefined)[]
  onChange: (emails: string[]) => void
  onSubmit: () => void
}

/** One field at first; a button adds more, up to five, and so does a pasted list. */
export function InviteFields({ id, emails, problems, onChange, onSubmit }: InviteFieldsProps) {
  const t = useTranslations('friends.invite')
  const count = emails.length
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) document.getElementById(`${id}-${count - 1}`)?.focus()
    before.current = count
  }, [count, id])
  const paste = (event: ClipboardEvent<HTMLInputElement>, place: number) => {
    const list = event.clipboardData.getData('text')
    if (getEntries(list).length < 2) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const before = value.slice(0, selectionStart ?? value.length)
    const after = value.slice(selectionEnd ?? value.length)
    onChange(spread(emails, place, [before, list, after].join(', ')))
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const problemText = (place: number) => {
    const problem = problems[place]
    return problem && t(problem, { max: limits.invitedEmails })
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="mt-5 flex flex-col items-start gap-3">
      {emails.map((email, place) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
          key={place}
          id={`${id}-${place}`}
          // A field of type email takes no list and has no selection.
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          className="w-full"
          label={count > 1 ? t('emailOf', { place: place + 1 }) : t('email')}
          placeholder={t('placeholder')}
          value={email}
          error={problemText(place)}
          onPaste={(event) => paste(event, place)}
          onChange={(event) => onChange(emails.map((one, at) => (at === place ? event.target.value : one)))}
        />
      ))}
      {count < limits.invitedEmails && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => onChange([...emails, ''])}
        >
          {t('add')}
        </Button>
      )}
    </form>
  )
}
