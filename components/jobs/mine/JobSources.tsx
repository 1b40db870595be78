import { useFormatter, useTranslations } from 'next-intl'
import { useId } from 'react'
import type { JobViews } from '#contracts/jobs.ts'

/** How the viewers of an offer came to it: a table whose rows add up to the views, each with its share as a bar. */
export function JobSources({ sources }: { sources: readonly JobViews[] }) {
  const t = useTranslations('myJobs.list.days')
  const format = useFormatter()
  const heading = useId()
  const total = sources.reduce((sum, { views }) => sum + views, 0)
  if (total === 0) return null
  return (
    <section aria-labelledby={heading} className="mt-4">
      <h3 id={heading} className="font-sans font-semibold text-base">
        {t('sources')}
      </h3>
      <p className="mt-1 text-muted text-sm">{t('sourcesHint')}</p>
      <table aria-labelledby={heading} className="mt-2 w-full text-right text-sm tabular-nums">
        <tbody>
          {sources.map(({ source, views }) => (
            <tr key={source} className="border-line border-t">
              <th scope="row" className="w-2/5 py-2 pr-3 text-left font-normal">
                {t(`from.${source ?? 'unknown'}`)}
              </th>
              <td className="py-2">
                <span aria-hidden className="block h-2 rounded-pill bg-line">
                  <span
                    className="block h-2 rounded-pill bg-brand"
                    style={{ width: `${(100 * views) / total}%` }}
                  />
                </span>
              </td>
              <td className="w-14 py-2 pl-3">{views}</td>
              <td className="w-14 py-2 pl-3 text-muted">
                {format.number(views / total, { style: 'percent' })}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-line border-t font-semibold">
            <th scope="row" className="py-2 pr-3 text-left">
              {t('total')}
            </th>
            <td />
            <td className="py-2 pl-3">{total}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
