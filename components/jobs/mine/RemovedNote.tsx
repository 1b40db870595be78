import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { Link } from '#components/ui/Link.tsx'
import { paths } from '#lib/paths.ts'

/** Says that a moderator removed an offer, and where its organisation reads why and appeals. */
export function RemovedNote({ className }: { className?: string }) {
  const t = useTranslations('jobs.detail')
  return (
    <p className={clsx('text-muted text-sm', className)}>
      {t.rich('removedNote', {
        why: (words) => (
          <Link href={paths.notifications} className="underline underline-offset-4 hover:decoration-2">
            {words}
          </Link>
        ),
      })}
    </p>
  )
}
