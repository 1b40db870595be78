import { useTranslations } from 'next-intl'
import { Link } from '#components/ui/Link.tsx'
import type { MetWords } from '#contracts/shapes.ts'

type WordsNoteProps = {
  /** Absent if everything met all words as typed. */
  words: MetWords | undefined
  /** The address of the search with other words. */
  getHref: (term: string) => string
}

/** Above results that are not quite what was typed: what was searched instead, and whether they meet only most words. */
export function WordsNote({ words, getHref }: WordsNoteProps) {
  const t = useTranslations('search')
  if (!words) return null
  const { met, didYouMean } = words
  return (
    <div className="mb-4 flex flex-col gap-1" role="status">
      {didYouMean && (
        <p>
          {t.rich('didYouMean', {
            words: didYouMean,
            link: (text) => (
              <Link
                href={getHref(didYouMean)}
                className="font-semibold text-brand underline hover:no-underline"
              >
                {text}
              </Link>
            ),
          })}
        </p>
      )}
      <p className="text-muted">{t(met === 'most' ? 'metMost' : 'metOther')}</p>
    </div>
  )
}
