import { useTranslations } from 'next-intl'

/** The separator between two ways to sign in. */
export function OrLine() {
  const t = useTranslations('account.google')
  return (
    <p className="flex items-center gap-3 text-muted text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {t('or')}
    </p>
  )
}
