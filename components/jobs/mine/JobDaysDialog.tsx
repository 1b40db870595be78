import { useFormatter, useTranslations } from 'next-intl'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import { Shapes, Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import type { JobDays } from '#contracts/jobs.ts'
import { useJobDays } from '#hooks/jobs/mine.ts'
import { counted, getTotal, type Span, toSpans } from '#lib/jobDays.ts'
import type { JobDialogProps } from './CloseJobDialog.tsx'
import { JobSources } from './JobSources.tsx'

/** What happened around an offer over time: a chart of each number, and all of them as a table. */
export function JobDaysDialog({ job, open, onClose }: JobDialogProps) {
  const t = useTranslations('myJobs.list.days')
  return (
    <Dialog open={open} onClose={onClose} title={t('title', { title: job.title })} size="lg">
      <DaysOfJob id={job.id} />
    </Dialog>
  )
}

function DaysOfJob({ id }: { id: string }) {
  const t = useTranslations('myJobs.list.days')
  return (
    <Resource
      result={useJobDays(id)}
      isEmpty={({ days }) => days.length === 0}
      skeleton={
        <div className="grid gap-4 sm:grid-cols-2">
          <Shapes count={4}>
            <Skeleton className="h-32" />
          </Shapes>
        </div>
      }
      empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
    >
      {(days) => <Charts days={days} />}
    </Resource>
  )
}

function Charts({ days }: { days: JobDays }) {
  const t = useTranslations('myJobs.list.days')
  const { length, spans } = toSpans(days)
  return (
    <>
      <p className="text-muted text-sm">{t(`by.${length}`)}</p>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2">
        {counted.map((name) => (
          <li key={name} className="min-w-0 rounded-card border border-line p-3">
            <Chart name={name} spans={spans} />
          </li>
        ))}
      </ul>
      <details className="mt-4">
        <summary className="min-h-11 cursor-pointer py-2 text-sm underline">{t('table')}</summary>
        <SpanTable spans={spans} />
      </details>
      <JobSources sources={days.sources} />
    </>
  )
}

type ChartProps = { name: (typeof counted)[number]; spans: readonly Span[] }

/** A bar for each span; what the bars say stands in the table, too. */
function Chart({ name, spans }: ChartProps) {
  const t = useTranslations('myJobs.list')
  const showSpan = useSpanName()
  const highest = Math.max(1, ...spans.map((span) => span[name]))
  return (
    <>
      <p className="flex items-baseline justify-between gap-2">
        <span className="text-sm">{t(`counts.${name}`)}</span>
        <strong className="text-lg tabular-nums">{getTotal(spans, name)}</strong>
      </p>
      <div aria-hidden="true" className="mt-2 flex h-20 items-end gap-px border-line border-b">
        {spans.map((span) => (
          <span
            key={span.first}
            title={`${showSpan(span)}: ${span[name]}`}
            className="flex h-full min-w-px flex-1 items-end"
          >
            <span
              className="w-full rounded-t-sm bg-brand"
              style={{ height: `${(100 * span[name]) / highest}%` }}
            />
          </span>
        ))}
      </div>
      <p aria-hidden="true" className="mt-1 flex justify-between gap-2 text-muted text-xs">
        <span>{spans[0] && showSpan({ first: spans[0].first, last: spans[0].first })}</span>
        <span>{t('days.today')}</span>
      </p>
    </>
  )
}

function SpanTable({ spans }: { spans: readonly Span[] }) {
  const t = useTranslations('myJobs.list')
  const showSpan = useSpanName()
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-right text-sm tabular-nums">
        <thead>
          <tr className="text-muted text-xs">
            <th scope="col" className="py-1 pr-3 text-left font-normal">
              {t('days.when')}
            </th>
            {counted.map((name) => (
              <th key={name} scope="col" className="py-1 pl-3 font-normal">
                {t(`counts.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spans.map((span) => (
            <tr key={span.first} className="border-line border-t">
              <th scope="row" className="whitespace-nowrap py-1 pr-3 text-left font-normal">
                {showSpan(span)}
              </th>
              {counted.map((name) => (
                <td key={name} className="py-1 pl-3">
                  {span[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-line border-t font-semibold">
            <th scope="row" className="py-1 pr-3 text-left">
              {t('days.total')}
            </th>
            {counted.map((name) => (
              <td key={name} className="py-1 pl-3">
                {getTotal(spans, name)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** Returns a function that names some days in the reader's language. They are calendar days, in no time zone. */
function useSpanName(): (span: Pick<Span, 'first' | 'last'>) => string {
  const format = useFormatter()
  return ({ first, last }) => {
    const show = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
    const [from, to] = [new Date(first), new Date(last)]
    return first === last ? format.dateTime(from, show) : format.dateTimeRange(from, to, show)
  }
}
