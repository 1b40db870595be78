import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react'
import { isExpired } from '#lib/media.ts'

type FileLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'ref'> & {
  address: string
  /** Fetches the address again. */
  onStale: () => void
}

/** A link to a file. Pressed after its address has expired, it fetches the address again and follows it then. */
export function FileLink({ address, onStale, children, ...rest }: FileLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const pressed = useRef<string>(null)
  const follow = (event: MouseEvent) => {
    if (!isExpired(address)) return
    event.preventDefault()
    pressed.current = address
    onStale()
  }
  useEffect(() => {
    if (!pressed.current || pressed.current === address) return
    pressed.current = null
    link.current?.click()
  }, [address])
  return (
    <a ref={link} href={address} onClick={follow} {...rest}>
      {children}
    </a>
  )
}
