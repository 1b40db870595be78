import type { SiteDocument } from '#contracts/documents.ts'
import { DocumentText } from './DocumentText.tsx'

/** The sections of a text, each with an anchor. */
export function Sections({ sections }: { sections: SiteDocument['sections'] }) {
  return sections.map(({ id, title, html }) => (
    <section key={id} aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="scroll-mt-20 text-lg">
        {title}
      </h2>
      <DocumentText html={html} />
    </section>
  ))
}
