/** HTML that our server rendered from our own Markdown. */
export function DocumentText({ html }: { html: string }) {
  if (!html) return null
  return (
    <div
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered on the server from files of this repository
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
