import { useTranslations } from 'next-intl'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { Undo2, X } from '#components/ui/icons.tsx'
import type { Quote } from '#contracts/chat.ts'
import { useQuoteText } from '../messages/QuoteLine.tsx'

type AnsweredLineProps = {
  quote: Quote
  other: { id: string; name: string }
  onStop: () => void
}

/** Above the field: the message that the written one answers, with a button to answer none. */
export function AnsweredLine({ quote, other, onStop }: AnsweredLineProps) {
  const t = useTranslations('chat.quote')
  const text = useQuoteText()(quote)
  return (
    <div className="mb-2 flex items-center gap-3 rounded-control border-brand border-l-4 bg-hover pl-3">
      <Undo2 size={18} aria-hidden className="shrink-0 text-brand" />
      <p className="min-w-0 grow text-sm" role="status">
        <span className="block truncate font-semibold text-brand">
          {quote.from === other.id ? t('answering', { name: other.name }) : t('answeringOwn')}
        </span>
        <span dir="auto" className="block truncate text-muted">
          {text}
        </span>
      </p>
      <IconButton label={t('stop')} icon={<X size={20} aria-hidden />} onClick={onStop} />
    </div>
  )
}
