import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { ValidateFirst } from '#components/account/validation/ValidateFirst.tsx'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { FormDraft } from '#components/forms/FormDraft.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import { toast } from '#components/ui/states/toast.ts'
import { type Texts, useTextDraft } from '#hooks/browser/textDraft.ts'
import { isOffline, useFailureText } from '#hooks/failure.ts'
import { inviteFields, toSend, useInvite } from '#hooks/friends/invite.ts'
import { useMe } from '#hooks/session/session.ts'
import { InviteFields, type InviteValues } from './InviteFields.tsx'
import { ShareLinks } from './ShareLinks.tsx'

type InviteDialogProps = {
  open: boolean
  onClose: () => void
}

const initial: InviteValues = { emails: [''] }

const getTexts = ({ emails }: InviteValues): Texts => ({ emails: emails.join('\n') })
const restore = (texts: Texts): InviteValues => ({ emails: (texts.emails ?? '').split('\n') })

/**
 * Invites others by email to up to five addresses, or by a link. What was typed survives a failure and an accidental
 * close.
 */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const t = useTranslations('friends.invite')
  const formId = useId()
  const mustValidate = useMe()?.validated === false
  const send = useSend()
  const draft = useTextDraft('invite')
  return (
    <ContractForm
      id={formId}
      initial={initial}
      rules={inviteFields}
      send={async ({ emails }, { resetForm }) => {
        const outcome = await send(toSend(emails))
        if (outcome === 'sent') resetForm()
        if (outcome !== 'waiting') onClose()
      }}
      frame={(form) => (
        <Dialog
          open={open}
          onClose={onClose}
          title={t('title')}
          footer={!mustValidate && <SubmitButton form={formId}>{t('send')}</SubmitButton>}
        >
          {mustValidate ? <ValidateFirst /> : form}
          <ShareLinks />
        </Dialog>
      )}
    >
      <FormDraft draft={draft} getTexts={getTexts} restore={restore} />
      <p className="text-muted">{t('text')}</p>
      <InviteFields />
    </ContractForm>
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
