import { publicConfigElementId, publicConfigJson } from '#lib/publicConfig.ts'

/** The public configuration, inside the page. */
export function PublicConfigScript() {
  return (
    <script
      id={publicConfigElementId}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, its `<` escaped
      dangerouslySetInnerHTML={{ __html: publicConfigJson() }}
    />
  )
}
