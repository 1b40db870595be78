import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ValidateFirst } from '#components/account/validation/ValidateFirst.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import { toast } from '#components/ui/states/toast.ts'
import { useTextDraft } from '#hooks/browser/textDraft.ts'
import { isOffline, useFailureText } from '#hooks/failure.ts'
import { type InviteProblem, problemsAmong, toSend, useInvite } from '#hooks/friends/invite.ts'
import { useMe } from '#hooks/session/session.ts'
import { InviteFields } from './InviteFields.tsx'
import { ShareLinks } from './ShareLinks.tsx'

type InviteDialogProps = {
  open: boolean
  onClose: () => void
}

const formId = 'invite'

/**
 * Invites others by email to up to five addresses, or by a link. What was typed survives a failure and an accidental
 * close.
 */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const t = useTranslations('friends.invite')
  const mustValidate = useMe()?.validated === false
  const send = useSend()
  const { texts, write, clear } = useTextDraft('invite')
  const emails = (texts.emails ?? '').split('\n')
  const [problems, setProblems] = useState<(InviteProblem | undefined)[]>([])
  const [sending, setSending] = useState(false)
  const change = async (next: string[]) => {
    write({ emails: next.join('\n') })
    // Silent until the first submit, then it follows what is typed.
    if (problems.length > 0) setProblems(await problemsAmong(next))
  }
  const submit = async () => {
    const found = await problemsAmong(emails)
    setProblems(found)
    const first = found.findIndex(Boolean)
    if (first >= 0) return document.getElementById(`${formId}-${first}`)?.focus()
    setSending(true)
    const outcome = await send(toSend(emails))
    setSending(false)
    if (outcome === 'sent') clear()
    if (outcome !== 'waiting') onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      footer={
        !mustValidate && (
          <Button type="submit" form={formId} loading={sending}>
            {t('send')}
          </Button>
        )
      }
    >
      {mustValidate ? (
        <ValidateFirst />
      ) : (
        <>
          <p className="text-muted">{t('text')}</p>
          <InviteFields
            id={formId}
            emails={emails}
            problems={problems}
            onChange={(next) => void change(next)}
            onSubmit={() => void submit()}
          />
        </>
      )}
      <ShareLinks />
    </Dialog>
  )
}

/** Sends the invitations and shows one result for all: who has an account already is not revealed. Offline it can be retried. */
function useSend() {
  const t = useTranslations('friends.invite')
  const invite = useInvite()
  const failureText = useFailureText()
  return async (emails: string[]): Promise<'sent' | 'failed' | 'waiting'> => {
    try {
      const { sent, alreadyHere } = await invite(emails)
      const results = [sent > 0 && t('sent'), alreadyHere > 0 && t('alreadyHere', { count: alreadyHere })]
      toast.success(results.filter(Boolean).join(' '))
      return 'sent'
    } catch (error) {
      toast.error(failureText(error))
      return isOffline(error) ? 'waiting' : 'failed'
    }
  }
}
