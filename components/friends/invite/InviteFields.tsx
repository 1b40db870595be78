import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { TextField } from '#components/ui/TextField.tsx'
import { limits } from '#contracts/limits.ts'

interface InviteFieldsProps {
  /** Also the form's id; each field's is `<id>-<place>`. */
  id: string
  emails: readonly string[]
  /** By place: whether its entry is no address. */
  wrong: readonly boolean[]
  onChange: (emails: string[]) => void
  onSubmit: () => void
}

/** One field at first; a plus adds more, up to five. */
export function InviteFields({ id, emails, wrong, onChange, onSubmit }: InviteFieldsProps) {
  const t = useTranslations('friends.invite')
  const count = emails.length
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) document.getElementById(`${id}-${count - 1}`)?.focus()
    before.current = count
  }, [count, id])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="mt-5 flex flex-col items-start gap-3">
      {emails.map((email, place) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
          key={place}
          id={`${id}-${place}`}
          type="email"
          inputMode="email"
          autoComplete="off"
          className="w-full"
          label={count > 1 ? t('emailOf', { place: place + 1 }) : t('email')}
          placeholder={t('placeholder')}
          value={email}
          error={wrong[place] ? t('invalid') : undefined}
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
