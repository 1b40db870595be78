import NextLink from 'next/link'
import type { ComponentProps } from 'react'

export type LinkProps = ComponentProps<typeof NextLink>

/**
 * A link whose page is fetched when a pointer or a finger touches it. By default Next also loads and runs the page of
 * every visible link, which keeps a slow phone busy with pages that are never opened.
 */
export const Link = (props: LinkProps) => <NextLink prefetch={false} {...props} />
