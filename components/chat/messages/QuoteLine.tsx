import { useTranslations } from 'next-intl'
import type { Quote } from '#contracts/chat.ts'

type QuoteLineProps = {
  quote: Quote
  /** Who wrote the quoted message. */
  writer: string
  onGoTo: (id: string) => void
}

/** The beginning of the answered message: a press scrolls to it. */
export function QuoteLine({ quote, writer, onGoTo }: QuoteLineProps) {
  const t = useTranslations('chat.quote')
  const text = useQuoteText()(quote)
  return (
    <button
      type="button"
      aria-label={t('goTo', { name: writer, text })}
      onClick={() => onGoTo(quote.id)}
      className="block min-h-11 w-full min-w-0 rounded-control border-brand border-l-4 bg-hover px-2.5 py-1 text-left text-sm hover:underline"
    >
      <span className="block truncate font-semibold text-brand">{writer}</span>
      <span dir="auto" className="block truncate text-muted">
        {text}
      </span>
    </button>
  )
}

/** The first line of a quoted message, or what stands for it. */
export function useQuoteText(): (quote: Quote) => string {
  const t = useTranslations('common.messages')
  return ({ text, files }) => text.split('\n')[0] || t(files > 0 ? 'file' : 'erased')
}
