import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { boolean, object } from 'yup'
import { SubmitButton } from '#components/ui/form/SubmitButton.tsx'
import { useArrive, useValidate } from '#hooks/account/index.ts'
import { isRefused } from '#hooks/failure.ts'
import { useMe } from '#hooks/session.ts'
import { PrivacyBox } from '../PrivacyBox.tsx'
import { RuledForm } from '../RuledForm.tsx'

interface ValidateFormProps {
  token: string
  onRefused: (error: unknown) => void
}

const rulesFor = (asksPrivacy: boolean) =>
  object({
    privacy: boolean()
      .default(false)
      .oneOf(asksPrivacy ? [true] : [true, false], 'privacy-required'),
  })

/** Follows the link; asks for the privacy policy when it was not accepted at sign-up. */
export function ValidateForm({ token, onRefused }: ValidateFormProps) {
  const t = useTranslations('account')
  const me = useMe()
  const validate = useValidate()
  const arrive = useArrive('page')
  const [refused, setRefused] = useState(false)
  const asksPrivacy = refused || (me ? me.privacyAcceptedAt === null : false)
  const send = async ({ privacy }: { privacy: boolean }) => {
    try {
      await validate({ token, privacy })
      arrive()
    } catch (error) {
      if (isRefused(error, 'privacyNotAccepted')) setRefused(true)
      else onRefused(error)
      throw error
    }
  }
  return (
    <RuledForm initial={{ privacy: false }} rules={rulesFor(asksPrivacy)} send={send}>
      {asksPrivacy && <PrivacyBox />}
      <SubmitButton full>{t('validate.submit')}</SubmitButton>
    </RuledForm>
  )
}
