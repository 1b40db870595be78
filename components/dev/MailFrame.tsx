import clsx from 'clsx'

/** A mail as a mail program shows it: nothing in it runs, and it reaches nothing of ours. */
export function MailFrame({ title, html, className }: { title: string; html: string; className?: string }) {
  return (
    <iframe
      title={title}
      srcDoc={html}
      sandbox=""
      loading="lazy"
      className={clsx('w-full rounded-control border border-line bg-white', className)}
    />
  )
}
