import { PageHead } from '#components/layout/document/PageHead.tsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import type { DocumentName, SiteDocument } from '#contracts/documents.ts'
import { useDocument } from '#hooks/documents.ts'
import { DocumentText } from './DocumentText.tsx'
import { Questions } from './Questions.tsx'

/** A text about the site: its title, an introduction, and its sections. */
export function DocumentScreen({ name }: { name: DocumentName }) {
  const result = useDocument(name)
  return (
    <div className="mx-auto max-w-[47rem] px-4 py-10">
      <Resource result={result} skeleton={<DocumentSkeleton />}>
        {(document) => <Content name={name} document={document} />}
      </Resource>
    </div>
  )
}

function Content({ name, document }: { name: DocumentName; document: SiteDocument }) {
  return (
    <article className="flex flex-col gap-6">
      <PageHead title={document.title} description={getWords(document.html)} />
      <h1 className="text-xl md:text-2xl">{document.title}</h1>
      <DocumentText html={document.html} />
      {name === 'faq' ? (
        <Questions questions={document.sections} />
      ) : (
        <Sections sections={document.sections} />
      )}
    </article>
  )
}

/** The text content of our own HTML, on one line. */
const getWords = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

function DocumentSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-10 w-2/3 rounded-control" />
      <Skeleton className="h-60 rounded-card" />
      <Skeleton className="h-60 rounded-card" />
    </div>
  )
}

/** The sections of a text, each with an anchor. */
function Sections({ sections }: { sections: SiteDocument['sections'] }) {
  return sections.map(({ id, title, html }) => (
    <section key={id} aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="scroll-mt-20 text-lg">
        {title}
      </h2>
      <DocumentText html={html} />
    </section>
  ))
}
