import { scriptJson } from '#lib/json.ts'

/** Facts for machines that read the page, in the words of schema.org. */
export function StructuredData({ facts }: { facts: Record<string, unknown> }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, its `<` escaped
      dangerouslySetInnerHTML={{ __html: scriptJson({ '@context': 'https://schema.org', ...facts }) }}
    />
  )
}
