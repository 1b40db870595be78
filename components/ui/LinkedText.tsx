import { Link } from './Link.tsx'

type LinkedTextProps = {
  /** Parts of a text, with the address of those that are links; marked ones were searched for. */
  parts: readonly { text: string; href?: string; isMarked?: boolean }[]
  /** The class of its links. */
  linkClassName: string
}

/** A person's text with its links. External links open a new tab, with rel attributes that vouch for nothing. */
export function LinkedText({ parts, linkClassName }: LinkedTextProps) {
  return parts.map(({ text, href, isMarked }, place) => {
    const key = `${place}-${href ?? ''}`
    if (isMarked) {
      return (
        <mark key={key} className="rounded-sm bg-sun/40 text-ink">
          {text}
        </mark>
      )
    }
    if (!href) return <span key={key}>{text}</span>
    if (href.startsWith('/')) {
      return (
        <Link key={key} href={href} className={linkClassName}>
          {text}
        </Link>
      )
    }
    return (
      <a
        key={key}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className={linkClassName}
      >
        {text}
      </a>
    )
  })
}
