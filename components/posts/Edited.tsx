import { useTranslations } from 'next-intl'
import { useClock } from '#components/ui/time/useClock.ts'

/** Says beside its time that a post or comment was edited, and when. */
export function Edited({ at }: { at: string }) {
  const t = useTranslations('posts.card')
  const { whole } = useClock()
  return (
    <>
      {' · '}
      <span title={whole(new Date(at))}>{t('edited')}</span>
    </>
  )
}
