import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { FormDraft } from '#components/forms/FormDraft.tsx'
import { FormTextArea } from '#components/forms/FormTextArea.tsx'
import { FormTextField } from '#components/forms/FormTextField.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { MailDrawing } from '#components/ui/art/MailDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { type ContactInput, contactInput } from '#contracts/account.ts'
import { limits } from '#contracts/limits.ts'
import { useContact } from '#hooks/account/contact.ts'
import { restoreTexts, type Texts, useTextDraft } from '#hooks/browser/textDraft.ts'
import { useMe } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'

/** /contact: sends an email to the operator of the site. */
export function ContactScreen() {
  const t = useTranslations('contact')
  const [sentBy, setSentBy] = useState('')
  return (
    <div className="mx-auto flex max-w-[40rem] flex-col gap-6 px-4 py-10">
      <PageHead page="contact" description={t('intro')} />
      {sentBy ? (
        <Card className="flex flex-col items-center gap-4 text-center">
          <MailDrawing />
          <h1 className="text-xl">{t('sentTitle')}</h1>
          <p role="status" className="text-balance">
            {t('sentText', { email: sentBy })}
          </p>
          <ButtonLink href={paths.home} variant="secondary">
            {t('home')}
          </ButtonLink>
        </Card>
      ) : (
        <>
          <header className="flex flex-col gap-2">
            <h1 className="text-xl md:text-2xl">{t('title')}</h1>
            <p className="text-muted">{t('intro')}</p>
          </header>
          <ContactForm onSent={setSentBy} />
        </>
      )}
    </div>
  )
}

const getTexts = ({ subject, message }: ContactInput): Texts => ({ subject, message })

function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('contact')
  const me = useMe()
  const contact = useContact()
  const draft = useTextDraft('contact')
  const send = async (input: ContactInput) => {
    await contact(input)
    draft.clear()
    onSent(input.email)
  }
  const initial = { name: me?.name ?? '', email: me?.email ?? '', subject: '', message: '' }
  return (
    <Card>
      <ContractForm
        initial={initial}
        rules={contactInput}
        send={send}
        // A member's text is stored as a draft; a guest has no account to store it for.
        guarded={!me}
        className="flex flex-col gap-4"
      >
        <FormDraft draft={draft} getTexts={getTexts} restore={restoreTexts} />
        <FormTextField name="name" autoComplete="name" label={t('name')} required />
        <FormTextField name="email" type="email" autoComplete="email" label={t('email')} required />
        <FormTextField name="subject" label={t('subject')} max={limits.subject} required />
        <FormTextArea name="message" label={t('message')} max={limits.contactMessage} required />
        <SubmitButton className="self-start">{t('send')}</SubmitButton>
      </ContractForm>
    </Card>
  )
}
