import format from 'use-intl/format-message/format-only'

/**
 * Stands where next-intl would take what reads sentences as they were written (next.config.js): ours come compiled.
 * A sentence that is nothing but an empty name says nothing; format-only takes it for broken.
 */
export default function formatMessage(...asked: Parameters<typeof format>): ReturnType<typeof format> {
  const said = format(...asked)
  return Array.isArray(said) && said.length === 0 ? '' : said
}
formatMessage.raw = false
