import { useTranslations } from 'next-intl'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { FormDraft } from '#components/forms/FormDraft.tsx'
import { FormTextField } from '#components/forms/FormTextField.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { type OrganisationSignUpForm, organisationSignUpFormFor } from '#contracts/accountForms.ts'
import { limits } from '#contracts/limits.ts'
import { useTabDraft } from '#hooks/browser/tabDraft.ts'
import { restoreTexts } from '#hooks/browser/textDraft.ts'
import { defaultCountry } from '#lib/brand.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { CountrySelect } from './CountrySelect.tsx'
import { NewPassword } from './NewPassword.tsx'
import { OrganisationIdField } from './OrganisationIdField.tsx'
import { PrivacyBox } from './PrivacyBox.tsx'
import { useSendSignUp } from './useSendSignUp.ts'

const empty = {
  name: '',
  email: '',
  country: defaultCountry,
  city: '',
  ong_id: '',
  phone: '',
  password: '',
  rePassword: '',
  privacy: false,
}

/** What a reload leaves in the form: never the passwords. */
const getTexts = ({ name, email, country, city, ong_id, phone }: typeof empty) => ({
  ...{ name, email, country, city, ong_id, phone },
})

/** The registration form of an organisation; Spain is preselected. */
export function OrganisationForm() {
  const t = useTranslations('account')
  const draft = useTabDraft('signUp.organisation')
  const send = useSendSignUp(draft)
  return (
    <ContractForm
      initial={empty}
      rules={organisationSignUpFormFor(publicConfig().passwordMax)}
      send={(filled: OrganisationSignUpForm, helpers) => send({ ...filled, provider: true }, helpers)}
    >
      <FormDraft draft={draft} getTexts={getTexts} restore={restoreTexts} />
      <FormTextField name="name" autoComplete="organization" label={t('fields.organisationName')} required />
      <FormTextField name="email" type="email" autoComplete="email" label={t('fields.email')} required />
      <div className="grid gap-5 sm:grid-cols-2">
        <CountrySelect required />
        <FormTextField name="city" autoComplete="address-level2" label={t('fields.city')} required />
      </div>
      <OrganisationIdField />
      <FormTextField
        name="phone"
        type="tel"
        autoComplete="tel"
        label={t('fields.phone')}
        max={limits.phone}
        required
      />
      <NewPassword />
      <PrivacyBox />
      <SubmitButton full>{t('register.submit')}</SubmitButton>
    </ContractForm>
  )
}
