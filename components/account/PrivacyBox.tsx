import { useTranslations } from 'next-intl'
import { FormCheckBox } from '#components/ui/form/FormCheckBox.tsx'
import { paths } from '#lib/paths.ts'

/** The acceptance of the privacy policy; what is typed stays while the policy is read in a tab of its own. */
export function PrivacyBox() {
  const t = useTranslations('account.fields')
  const label = t.rich('privacy', {
    link: (words) => (
      <a href={paths.privacy} target="_blank" rel="noopener" className="text-brand underline">
        {words}
      </a>
    ),
  })
  return <FormCheckBox name="privacy" label={<span>{label}</span>} required />
}
