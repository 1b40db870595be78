import { useTranslations } from 'next-intl'
import { Select } from '#components/ui/Select.tsx'
import { languages } from '#contracts/lists.ts'
import { useLanguage } from '#hooks/language.ts'

/** The four languages in the head of the first page. */
export function LanguageChoice() {
  const t = useTranslations('common')
  const { language, choose } = useLanguage()
  return (
    <Select
      className="w-28 sm:w-52"
      label={t('footer.languages')}
      hideLabel
      value={language}
      onChange={({ target }) => {
        const next = languages.find((one) => one === target.value)
        if (next) choose(next)
      }}
      options={languages.map((one) => ({ value: one, label: t(`languages.${one}`) }))}
    />
  )
}
