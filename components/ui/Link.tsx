import NextLink from 'next/link'
import type { ComponentProps } from 'react'

export type LinkProps = ComponentProps<typeof NextLink>

/**
 * A link whose page comes when a pointer or a finger touches it. Left to itself, Next would also load and run the page
 * of every link in sight, which keeps a slow phone busy with pages that nobody opens.
 */
export const Link = (props: LinkProps) => <NextLink prefetch={false} {...props} />
