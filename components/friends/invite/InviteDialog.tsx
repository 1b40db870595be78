import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { Dialog } from '#components/ui/Dialog.tsx'
import { toast } from '#components/ui/toast.ts'
import { useFailureText } from '#hooks/failure.ts'
import { toSend, useInvite, wrongAmong } from '#hooks/invite.ts'
import { InviteFields } from './InviteFields.tsx'
import { ShareLinks } from './ShareLinks.tsx'

interface InviteDialogProps {
  open: boolean
  onClose: () => void
}

const blank = ['']
const formId = 'invite'

/** Asks others in: by mail to up to five addresses, or by a link. What was typed outlives a failed attempt. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const t = useTranslations('friends.invite')
  const send = useSend()
  const [emails, setEmails] = useState(blank)
  const [wrong, setWrong] = useState<boolean[]>([])
  const [sending, setSending] = useState(false)
  const change = async (next: string[]) => {
    setEmails(next)
    // Silent until the first try, then along with what is typed.
    if (wrong.length > 0) setWrong(await wrongAmong(next))
  }
  const submit = async () => {
    const found = await wrongAmong(emails)
    setWrong(found)
    if (found.includes(true)) return document.getElementById(`${formId}-${found.indexOf(true)}`)?.focus()
    if (toSend(emails).length === 0) return
    setSending(true)
    if (await send(toSend(emails))) setEmails(blank)
    setSending(false)
    setWrong([])
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      footer={
        <Button type="submit" form={formId} loading={sending}>
          {t('send')}
        </Button>
      }
    >
      <p className="text-muted">{t('text')}</p>
      <InviteFields
        id={formId}
        emails={emails}
        wrong={wrong}
        onChange={(next) => void change(next)}
        onSubmit={() => void submit()}
      />
      <ShareLinks />
    </Dialog>
  )
}

/** Sends and tells how it went, for everybody alike: who is here already stays unsaid. */
function useSend() {
  const t = useTranslations('friends.invite')
  const invite = useInvite()
  const failureText = useFailureText()
  return async (emails: string[]): Promise<boolean> => {
    try {
      const { sent, alreadyHere } = await invite(emails)
      const told = [sent > 0 && t('sent'), alreadyHere > 0 && t('alreadyHere', { count: alreadyHere })]
      toast.success(told.filter(Boolean).join(' '))
      return true
    } catch (error) {
      toast.error(failureText(error))
      return false
    }
  }
}
