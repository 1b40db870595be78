import { useTranslations } from 'next-intl'
import { ThreeDots } from '#components/ui/ThreeDots.tsx'

/** The other person is typing. */
export function TypingDots({ name }: { name: string }) {
  const t = useTranslations('chat.conversation')
  return (
    <div className="flex animate-appear">
      <span className="rounded-card rounded-bl-md border border-line bg-card px-4 py-2.5 text-muted">
        <ThreeDots label={t('typing', { name })} />
      </span>
    </div>
  )
}
