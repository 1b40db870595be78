import type { Message } from '#contracts/chat.ts'
import type { Outgoing } from '#hooks/chat/outgoing.ts'
import { getPreview } from '#hooks/media/previews.ts'
import { savedName } from '#lib/media.ts'
import { getParts, type Part, systemLink } from './messageParts.ts'
import type { TimelineItem } from './timeline.ts'

/** A picture or file of a message; it has no address while it is being uploaded. */
export type ShownFile = {
  key: string
  kind: 'picture' | 'file'
  address?: string
  ending: string
  /** The sender's name for it, in plain characters; "" when nothing is left of that. */
  name: string
}

/** What one bubble shows, of a message that was delivered or is being sent. */
export type ShownMessage = TimelineItem & {
  parts: Part[]
  media: ShownFile[]
  /** Of a system message: the target of its card. */
  link?: string
  readAt: string | null
  outgoing?: Outgoing
}

const pictureEnding = /\.(jpe?g|png|gif|webp|avif)$/i

function getShown(name: string, address?: string): ShownFile {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toUpperCase() ?? ''
  const kind = pictureEnding.test(name) ? 'picture' : 'file'
  return { key: name, kind, address, ending, name: savedName(name.slice(name.lastIndexOf('/') + 1)) }
}

const nameIn = (address: string) => address.replace(/[?#].*$/, '')

export function toShownMessage({ id, from, message, media, createdAt, readAt }: Message): ShownMessage {
  const system = systemLink(message)
  return {
    ...{ key: id, from, at: createdAt, readAt, isSystem: system !== null },
    parts: system ? [{ text: system.text }] : getParts(message),
    media: media.map((address) => getShown(nameIn(address), address)),
    ...(system && { link: system.href }),
  }
}

export function toShownOutgoing(outgoing: Outgoing, myId: string): ShownMessage {
  const { key, text, media, at } = outgoing
  return {
    ...{ key, from: myId, at, readAt: null, isSystem: false, outgoing },
    parts: text ? [{ text }] : [],
    media: media.map(({ imgName }) => getShown(imgName, getPreview(imgName))),
  }
}
