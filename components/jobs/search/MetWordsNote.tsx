import { useTranslations } from 'next-intl'
import { Link } from '#components/ui/Link.tsx'
import type { MetWords } from '#contracts/shapes.ts'
import { getAddress } from '#lib/address.ts'
import type { JobSearch } from '#lib/jobSearch.ts'
import { paths } from '#lib/paths.ts'

type MetWordsNoteProps = { search: JobSearch; words: MetWords }

/** Above results that are not quite what was typed: what was searched instead, and whether they meet only most words. */
export function MetWordsNote({ search, words }: MetWordsNoteProps) {
  const t = useTranslations('jobs.search')
  const { met, didYouMean } = words
  if (met === 'all' && !didYouMean) return null
  return (
    <div className="mb-4 flex flex-col gap-1 text-ink" role="status">
      {didYouMean && (
        <p>
          {t.rich('didYouMean', {
            words: didYouMean,
            link: (text) => (
              <Link
                href={paths.jobs(getAddress({ ...search, query: didYouMean, page: 1 }))}
                className="font-semibold text-brand underline hover:no-underline"
              >
                {text}
              </Link>
            ),
          })}
        </p>
      )}
      <p>{t(met === 'most' ? 'metMost' : 'metOther')}</p>
    </div>
  )
}
