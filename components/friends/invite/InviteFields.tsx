import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { type ClipboardEvent, useEffect, useId, useRef } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { TextField } from '#components/ui/fields/TextField.tsx'
import { Plus } from '#components/ui/icons.tsx'
import { limits } from '#contracts/limits.ts'
import { getEntries, inviteProblems, spread } from '#hooks/friends/invite.ts'

export type InviteValues = { emails: string[] }

/** One field at first; a button adds more, up to five, and so does a pasted list. */
export function InviteFields() {
  const t = useTranslations('friends.invite')
  const id = useId()
  const { values, errors, submitCount, setFieldValue } = useFormikContext<InviteValues>()
  const { emails } = values
  const change = (next: string[]) => void setFieldValue('emails', next)
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
    change(spread(emails, place, withPasted(event.currentTarget, list)))
  }
  const problemText = (place: number) => {
    if (submitCount === 0) return undefined
    const problem = inviteProblems.find((one) => one === errors.emails?.[place])
    return problem && t(problem, { max: limits.invitedEmails })
  }
  return (
    <div className="flex flex-col items-start gap-3">
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
          onChange={(event) => change(emails.map((one, at) => (at === place ? event.target.value : one)))}
        />
      ))}
      {count < limits.invitedEmails && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => change([...emails, ''])}
        >
          {t('add')}
        </Button>
      )}
    </div>
  )
}

/** The text of a field with a list pasted at its cursor, as entries of their own. */
function withPasted({ value, selectionStart, selectionEnd }: HTMLInputElement, list: string): string {
  return [
    value.slice(0, selectionStart ?? value.length),
    list,
    value.slice(selectionEnd ?? value.length),
  ].join(', ')
}
