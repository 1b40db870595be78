import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { controlClass } from '#components/ui/fields/controlClass.ts'
import { ChevronDown, Globe } from '#components/ui/icons.tsx'
import { languages } from '#contracts/languages.ts'
import { useLanguageChoice } from './useLanguageChoice.ts'

/** The four languages in the head of the landing page; on phones, where their names do not fit, a globe alone. */
export function LanguageChoice() {
  const t = useTranslations('common')
  const { language, choose } = useLanguageChoice()
  return (
    <span className="relative inline-flex items-center">
      <Globe size={20} aria-hidden className="pointer-events-none absolute left-3" />
      <select
        autoComplete="off"
        aria-label={t('footer.languages')}
        value={language}
        onChange={({ target }) => {
          const next = languages.find((one) => one === target.value)
          if (next) choose(next)
        }}
        className={clsx(
          controlClass,
          'h-11 appearance-none max-sm:max-w-11 max-sm:border-transparent max-sm:bg-transparent max-sm:pr-0 pl-11 sm:pr-10',
        )}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {t(`languages.${one}`)}
          </option>
        ))}
      </select>
      <ChevronDown
        size={18}
        aria-hidden
        className="pointer-events-none absolute right-3.5 text-muted max-sm:hidden"
      />
    </span>
  )
}
