import { Card } from '#components/ui/Card.tsx'
import { ChevronDown } from '#components/ui/icons.tsx'
import type { SiteDocument } from '#contracts/documents.ts'
import { DocumentText } from './DocumentText.tsx'

/** Questions that expand to their answers. */
export function Questions({ questions }: { questions: SiteDocument['sections'] }) {
  return (
    <Card flush className="divide-y divide-line">
      {questions.map(({ id, title, html }) => (
        <details key={id} id={id} className="group scroll-mt-20">
          <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            <span className="grow text-balance">{title}</span>
            <ChevronDown
              size={20}
              aria-hidden
              className="shrink-0 text-muted transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <div className="px-5 pb-5">
            <DocumentText html={html} />
          </div>
        </details>
      ))}
    </Card>
  )
}
