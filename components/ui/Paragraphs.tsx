import clsx from 'clsx'

/** Plain text as people wrote it: an empty line makes a paragraph, line breaks stay. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return (
    <div className={clsx('flex flex-col gap-3', className)}>
      {text.split(/\n\s*\n/).map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
        <p key={place} className="whitespace-pre-line text-pretty">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
