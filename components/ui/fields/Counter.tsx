import clsx from 'clsx'
import { useTranslations } from 'next-intl'

/** Characters as people count them: one for an emoji. */
export const countCharacters = (value: unknown) => [...String(value ?? '')].length

/** The number of characters and its limit. */
export function Counter({ length, max }: { length: number; max: number }) {
  const t = useTranslations('common')
  return (
    <span className={clsx('ml-auto shrink-0 tabular-nums', length > max ? 'text-danger' : 'text-muted')}>
      <span aria-hidden="true">{`${length}/${max}`}</span>
      <span className="sr-only">{t('ui.counter', { count: length, max })}</span>
    </span>
  )
}
