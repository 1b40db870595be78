import type es from '../es/chat.ts'
import type { Texts } from '../types.ts'

export default {
  list: {
    label: 'Conversations',
    more: 'Loading earlier conversations…',
    emptyTitle: 'Conversations start here',
    empty: 'Write to an organisation from one of its offers, or to anyone from their profile.',
    emptyOrganisation: 'When someone applies to one of your offers, you can talk here.',
    toOffers: 'See volunteer jobs',
    toMyOffers: 'See my offers',
  },
  none: {
    title: 'Choose a conversation',
    text: 'Your messages are waiting on the left. Anything you half wrote is kept.',
  },
  gone: {
    title: 'You cannot write here',
    text: 'This person may have left {brand}, or one of you chose not to go on talking.',
    self: 'This is your own account: for notes, a notebook works better.',
    back: 'Back to messages',
  },
  conversation: {
    with: 'Conversation with {name}',
    messagesWith: 'Messages with {name}',
    back: 'Back to the list',
    typing: '{name} is typing',
    typingShort: 'Typing…',
    beginning: 'This is the beginning of your conversation with {name}.',
    older: 'Loading earlier messages…',
    today: 'Today',
    yesterday: 'Yesterday',
    unread: 'New messages',
    toNew: '{count, plural, =0 {Go to the latest message} one {# new message} other {# new messages}}',
    you: 'You',
    said: '{name}: {text}',
    house: 'See the application',
    houseOffer: 'See the offer',
    image: 'Picture from {name}',
    ownImage: 'Your picture',
    file: '{kind} file',
    erased: 'Message deleted',
  },
  state: {
    sending: 'Sending',
    failed: 'Not sent.',
    retry: 'Try again',
    discard: 'Discard',
    seen: 'Seen',
  },
  compose: {
    label: 'Message to {name}',
    placeholder: 'Write a message',
    send: 'Send',
    attach: 'Attach pictures or files',
    tooMany: 'A message holds {max} files.',
    tooManyPixels: '{name} has too many pixels: {max} million at most.',
    tooLarge: '{name} is too large: {max} MB at most.',
    wrongType:
      '{name} cannot be sent: choose a picture (JPG, PNG, GIF, WebP), a PDF, or a text or table (ODT, ODS, DOCX, XLSX).',
    tooLong: 'The message is too long.',
  },
  request: {
    incoming: '{name} would like to talk to you',
    incomingHint:
      'You are not connected yet. Accept and you can write to each other; decline and they will not be told.',
    profile: 'See their profile',
    accept: 'Accept',
    decline: 'Decline',
    declined: '{name}’s message request is no longer in your messages.',
    outgoing: 'Your message is waiting for {name} to accept it.',
  },
} satisfies Texts<typeof es>
