import type { ShareNetwork } from '#lib/externalAddresses.ts'

/** Icons in one line width, in our colours: decoration beside the link's own name. */
const icons: Record<ShareNetwork, string> = {
  facebook:
    'M14.5 21v-8h3l.5-3.5h-3.5V7.4c0-1.1.5-1.9 1.9-1.9H18V2.6c-.5-.1-1.4-.2-2.3-.2-2.6 0-4.2 1.6-4.2 4.4v2.7H8.5V13h3v8Z',
  twitter:
    'M3 3h5.6l4.3 6 5-6H21l-6.7 8L21.6 21H16l-4.7-6.5L5.8 21H2.7l7.2-8.5Zm3.7 1.8L16.9 19.2h1.3L8 4.8Z',
  whatsapp:
    'M12 2.5a9.4 9.4 0 0 0-8.1 14.2L2.5 21.5l4.9-1.3A9.4 9.4 0 1 0 12 2.5Zm0 1.8a7.6 7.6 0 1 1-4 14.1l-.3-.2-2.7.7.7-2.6-.2-.3A7.6 7.6 0 0 1 12 4.3ZM8.9 7.6c-.2 0-.5.1-.8.4-.3.3-1 1-1 2.4s1 2.7 1.2 2.9c.1.2 2 3.2 5 4.4 2.5 1 3 .8 3.5.7.5 0 1.7-.7 1.9-1.3.2-.7.2-1.2.2-1.3-.1-.1-.3-.2-.6-.3l-1.9-.9c-.3-.1-.5-.1-.7.1l-.8 1.1c-.2.2-.3.2-.6.1-.3-.2-1.2-.5-2.3-1.4-.8-.8-1.4-1.7-1.5-2-.2-.3 0-.4.1-.6l.4-.5.3-.5v-.5L10 8.1c-.2-.5-.4-.5-.6-.5Z',
  telegram:
    'M21.5 3.2 2.6 10.5c-1 .4-1 1.4-.1 1.7l4.8 1.5 1.8 5.7c.2.7 1 .8 1.5.3l2.6-2.5 4.9 3.6c.7.5 1.6.1 1.8-.7l3.2-15.5c.2-1-.6-1.8-1.6-1.4ZM9.7 17.4l-1.2-4 8.3-5.5c.3-.2.6.2.3.4l-6.5 6Z',
  linkedin:
    'M4.8 3A2 2 0 1 1 4.7 7 2 2 0 0 1 4.8 3ZM3 8.8h3.6V21H3Zm6 0h3.4v1.7c.6-1 1.8-2 3.7-2 3.9 0 4.6 2.5 4.6 5.8V21h-3.6v-5.9c0-1.5 0-3.3-2-3.3s-2.4 1.6-2.4 3.2v6H9Z',
}

export function NetworkMark({ network }: { network: ShareNetwork }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      className="fill-current"
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path d={icons[network]} />
    </svg>
  )
}
