import { useTranslations } from 'next-intl'
import { FormCheckBox } from '#components/forms/FormCheckBox.tsx'
import { PrivacyLink } from './PrivacyLink.tsx'

export function PrivacyBox() {
  const t = useTranslations('account.fields')
  const label = t.rich('privacy', { link: (text) => <PrivacyLink>{text}</PrivacyLink> })
  return <FormCheckBox name="privacy" label={<span>{label}</span>} required />
}
