import type { Message, Quote } from '#contracts/chat.ts'
import { isDeleted } from '#hooks/chat/merge.ts'
import type { Outgoing } from '#hooks/chat/outgoing.ts'
import { getPreview } from '#hooks/media/previews.ts'
import { isImageName, savedName } from '#lib/media.ts'
import type { TimelineItem } from './timeline.ts'

/** An image or file of a message; it has no address while it is being uploaded. */
export type ShownFile = {
  key: string
  kind: 'image' | 'file'
  address?: string
  ending: string
  /** The sender's name for it, in plain characters; "" when nothing is left of that. */
  name: string
  /** What an image shows; "" where nobody described it. */
  alt: string
}

/** What one bubble shows, of a message that was delivered or is being sent. */
export type ShownMessage = TimelineItem & {
  text: string
  /** Of a system message: the target of its card. */
  link: string | null
  media: ShownFile[]
  quote: Quote | null
  editedAt: string | null
  /** Null for what the viewer can not change: messages of others, of the system, and those being sent. */
  own: { editableUntil: string | null } | null
  readAt: string | null
  outgoing?: Outgoing
}

function getShown(name: string, alt: string, address?: string): ShownFile {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toUpperCase() ?? ''
  const kind = isImageName(name) ? 'image' : 'file'
  return { key: name, kind, alt, address, ending, name: savedName(name.slice(name.lastIndexOf('/') + 1)) }
}

const nameIn = (address: string) => address.replace(/[?#].*$/, '')

export function toShownMessage(message: Message, myId: string): ShownMessage {
  const { id, from, createdAt, readAt, text, link, media, quote, editedAt, editableUntil } = message
  // An event that an earlier version of the server stored has none.
  const { alts = [] } = message
  return {
    ...{ key: id, from, at: createdAt, readAt, text, link, isSystem: link !== null, quote, editedAt },
    media: media.map((address, index) => getShown(nameIn(address), alts[index] ?? '', address)),
    own: from === myId && link === null && !isDeleted(message) ? { editableUntil } : null,
  }
}

/** A message whose deletion can still be undone looks deleted already, also where others quote it. */
export function withDeletions(message: ShownMessage, deleted: ReadonlySet<string>): ShownMessage {
  if (deleted.has(message.key))
    return { ...message, text: '', media: [], quote: null, editedAt: null, own: null, readAt: null }
  const { quote } = message
  return quote && deleted.has(quote.id) ? { ...message, quote: { ...quote, text: '', files: 0 } } : message
}

export function toShownOutgoing(outgoing: Outgoing, myId: string): ShownMessage {
  const { key, text, media, quote = null, at } = outgoing
  return {
    ...{ key, from: myId, at, readAt: null, text, link: null, isSystem: false, outgoing },
    ...{ quote, editedAt: null, own: null },
    media: media.map(({ imgName, alt = '' }) => getShown(imgName, alt, getPreview(imgName))),
  }
}
