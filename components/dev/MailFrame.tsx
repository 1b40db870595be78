import clsx from 'clsx'

/** An email as a mail program shows it: it runs no scripts, and has no access to our page. */
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
