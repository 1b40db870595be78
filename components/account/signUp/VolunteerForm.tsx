import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { FormDraft } from '#components/forms/FormDraft.tsx'
import { FormTextField } from '#components/forms/FormTextField.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { type VolunteerSignUpForm, volunteerSignUpFormFor } from '#contracts/accountForms.ts'
import { useGoogleOffered } from '#hooks/account/google.ts'
import { useTabDraft } from '#hooks/browser/tabDraft.ts'
import { restoreTexts } from '#hooks/browser/textDraft.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { GoogleSignUp } from '../google/GoogleSignUp.tsx'
import { OrLine } from '../google/OrLine.tsx'
import { NewPassword } from './NewPassword.tsx'
import { PrivacyBox } from './PrivacyBox.tsx'
import { SexSelect } from './SexSelect.tsx'
import { useSendSignUp } from './useSendSignUp.ts'

/** The registration form of a volunteer: with Google where it is available, or with a password. */
export function VolunteerForm() {
  const t = useTranslations('account.register')
  const offered = useGoogleOffered()
  const [withPassword, setWithPassword] = useState(false)
  return (
    <div className="flex flex-col gap-5">
      {withPassword || !offered ? <PasswordForm /> : <GoogleSignUp />}
      {offered && (
        <>
          <OrLine />
          <Button variant="outline" full onClick={() => setWithPassword(!withPassword)}>
            {t(withPassword ? 'withGoogle' : 'withPassword')}
          </Button>
        </>
      )}
    </div>
  )
}

const empty = { name: '', email: '', password: '', rePassword: '', age: '', sex: '', privacy: false }

/** What a reload leaves in the form: never the passwords. */
const getTexts = ({ name, email, age, sex }: typeof empty) => ({ name, email, age, sex })

function PasswordForm() {
  const t = useTranslations('account')
  const draft = useTabDraft('signUp.volunteer')
  const send = useSendSignUp(draft)
  return (
    <ContractForm
      initial={empty}
      rules={volunteerSignUpFormFor(publicConfig().passwordMax)}
      send={(filled: VolunteerSignUpForm, helpers) =>
        send({ ...filled, provider: false, state: '', country: '' }, helpers)
      }
    >
      <FormDraft draft={draft} getTexts={getTexts} restore={restoreTexts} />
      <FormTextField name="name" autoComplete="name" label={t('fields.name')} required />
      <FormTextField name="email" type="email" autoComplete="email" label={t('fields.email')} required />
      <NewPassword />
      <div className="grid gap-5 sm:grid-cols-[6rem_1fr]">
        <FormTextField name="age" inputMode="numeric" label={t('fields.age')} />
        <SexSelect />
      </div>
      <PrivacyBox />
      <SubmitButton full>{t('register.submit')}</SubmitButton>
    </ContractForm>
  )
}
