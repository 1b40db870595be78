import type { Message } from '#contracts/chat.ts'
import type { Outgoing } from '#hooks/chat/outgoing.ts'
import { getPreview } from '#hooks/media/previews.ts'
import { savedName } from '#lib/media.ts'
import type { TimelineItem } from './timeline.ts'

/** An image or file of a message; it has no address while it is being uploaded. */
export type ShownFile = {
  key: string
  kind: 'image' | 'file'
  address?: string
  ending: string
  /** The sender's name for it, in plain characters; "" when nothing is left of that. */
  name: string
}

/** What one bubble shows, of a message that was delivered or is being sent. */
export type ShownMessage = TimelineItem & {
  text: string
  /** Of a system message: the target of its card. */
  link: string | null
  media: ShownFile[]
  readAt: string | null
  outgoing?: Outgoing
}

const imageEnding = /\.(jpe?g|png|gif|webp|avif)$/i

function getShown(name: string, address?: string): ShownFile {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toUpperCase() ?? ''
  const kind = imageEnding.test(name) ? 'image' : 'file'
  return { key: name, kind, address, ending, name: savedName(name.slice(name.lastIndexOf('/') + 1)) }
}

const nameIn = (address: string) => address.replace(/[?#].*$/, '')

export const toShownMessage = ({ id, createdAt, media, ...message }: Message): ShownMessage => ({
  ...{ key: id, from: message.from, at: createdAt, readAt: message.readAt },
  ...{ text: message.text, link: message.link, isSystem: message.link !== null },
  media: media.map((address) => getShown(nameIn(address), address)),
})

export function toShownOutgoing(outgoing: Outgoing, myId: string): ShownMessage {
  const { key, text, media, at } = outgoing
  return {
    ...{ key, from: myId, at, readAt: null, text, link: null, isSystem: false, outgoing },
    media: media.map(({ imgName }) => getShown(imgName, getPreview(imgName))),
  }
}
