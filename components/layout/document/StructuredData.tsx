import { scriptJson } from '#lib/json.ts'

/** Structured data of the page, in the vocabulary of schema.org. */
export function StructuredData({ facts }: { facts: Record<string, unknown> }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, its `<` escaped
      dangerouslySetInnerHTML={{ __html: scriptJson({ '@context': 'https://schema.org', ...facts }) }}
    />
  )
}
