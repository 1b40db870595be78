import type es from '../es/mail.ts'
import type { Texts } from '../types.ts'

const mail: Texts<typeof es> = {
  account: {
    validate: {
      subject: 'Confirm your {brand} account',
      preview: 'One click and your account is ready.',
      heading: 'One step to go',
      body: 'Confirm that this address is yours and you can start taking part.',
      button: 'Confirm my account',
      aside:
        'The link works once, for 48 hours. If you did not sign up, do nothing: the account will disappear by itself.',
    },
    resetPassword: {
      subject: 'Choose a new password',
      preview: 'The link works for one hour.',
      heading: 'Choose another password here',
      body: 'Somebody asked for a new password for your account. If that was you, choose it with this button.',
      button: 'Choose a password',
      aside: 'The link works once, for one hour. If you did not ask for it, your password stays as it is.',
    },
    ownData: {
      subject: 'Your data: take it along or erase it',
      preview: 'The link works once, for 24 hours.',
      heading: 'Your data is yours',
      body: 'Your account is suspended. With this button you can take along what is held about you, or erase it.',
      button: 'To my data',
      aside: 'The link works once, for 24 hours. If you did not ask for it, nothing changes.',
    },
    changeEmail: {
      subject: 'Confirm your new e-mail address',
      preview: 'From then on we write to you here.',
      heading: 'Is this your new address?',
      body: 'You asked to use this address for your {brand} account. The change is made once you confirm it.',
      button: 'Confirm the address',
      aside: 'The link works once, for 24 hours. If you did not ask for this, do nothing.',
    },
    emailChanging: {
      subject: 'A change of your e-mail address was asked for',
      preview: 'If that was not you, you can stop it for seven days.',
      heading: 'Hello {name}, your account is about to change its address',
      body: 'Your account was asked to use the address {email}. The change is made once it is confirmed from there, and we have signed your other devices out. If that was not you, stop it with this button.',
      button: 'Stop the change',
      aside:
        'The button works for seven days, also once the change has been made. If it was you, there is nothing to do.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      preview: 'If that was not you, you can put it right for seven days.',
      heading: 'Hello {name}, your account has a new password',
      body: 'The password of your {brand} account has just been changed, and all other devices are logged out. If that was not you, tell us with this button.',
      button: 'That was not me',
      aside:
        'The button works once, for seven days: it logs out every device and lets you choose another password. If it was you, there is nothing to do.',
    },
    newDevice: {
      subject: 'Your account was used on a new device',
      preview: 'If that was not you, you can put it right for seven days.',
      heading: 'Hello {name}, there is a new device in your account',
      body: 'Somebody has just logged in to your {brand} account on a device that we did not know. This is what it says of itself: {device}. If that was not you, tell us with this button.',
      button: 'That was not me',
      aside:
        'The button works once, for seven days: it logs out every device and lets you choose another password. If it was you, there is nothing to do.',
      unknown: 'nothing',
    },
    googleLinked: {
      subject: 'Your account is linked to a Google account',
      preview: 'If that was not you, you can put it right for seven days.',
      heading: 'Hello {name}, you can now log in with Google',
      body: 'Somebody has just logged in to your {brand} account with Google for the first time, with this same address. From now on that works beside the password. If that was not you, tell us with this button.',
      button: 'That was not me',
      aside:
        'The button works once, for seven days: it logs out every device and lets you choose another password. If it was you, there is nothing to do.',
    },
    tokenReused: {
      subject: 'We closed a session of your account',
      preview: 'If that was not you, you can put it right for seven days.',
      heading: 'Hello {name}, we closed one of your sessions',
      body: 'The key to one of your sessions on {brand} was used twice. It may be a fault of the connection, or somebody may have copied it, so we closed that session. If you do not recognise what happened in your account, tell us with this button.',
      button: 'That was not me',
      aside:
        'The button works once, for seven days: it logs out every device and lets you choose another password. If it was you, there is nothing to do.',
    },
  },
  contact: {
    subject: 'Contact: {subject}',
    heading: 'Somebody wrote from the contact page',
    from: 'They give their name as {name}.',
    button: 'Answer',
    aside: 'Reply to this e-mail and your answer goes to {email}.',
  },
  friends: {
    invitation: {
      subject: '{other} invites you to {brand}',
      preview: 'Volunteering near you, with people you already know.',
      heading: '{other} would like to share {brand} with you',
      body: '{brand} brings volunteers and non-profit organisations together. Create your account and the two of you are connected from day one.',
      button: 'Accept the invitation',
      aside:
        'We write because {other} gave us your address, and do not store it. If it is not for you, there is nothing to do.',
    },
  },
  applications: {
    applied: {
      subject: '{other} applied to “{job}”',
      preview: 'Read their answers and decide when it suits you.',
      heading: 'Hello {name}, you have a new application',
      body: '{other} would like to take part in “{job}” and has answered your questions.',
      button: 'See the application',
      aside: 'You will also find it among your messages on Brota.',
    },
    withdrawn: {
      subject: '{other} withdrew from “{job}”',
      preview: 'There is nothing you need to do.',
      heading: 'Hello {name}, somebody has withdrawn',
      body: '{other} can no longer take part in “{job}” and has withdrawn the application.',
      button: 'See the other applications',
      aside: 'There is nothing you need to do.',
    },
    accepted: {
      subject: 'You were accepted for “{job}”!',
      preview: '{other} is counting on you.',
      heading: 'Congratulations, {name}!',
      body: '{other} has accepted you for “{job}”. From today you are one of their volunteers.',
      button: 'See the offer',
      aside: 'If your plans have changed, please tell the organisation soon.',
    },
    refused: {
      subject: 'Your application to “{job}”',
      preview: 'It did not work out this time.',
      heading: 'Hello {name}, it did not work out this time',
      body: '{other} did not select you for “{job}”. Thank you for offering your time: other organisations need it.',
      button: 'See similar offers',
      aside: 'A refusal usually comes from the number of places, not from you.',
    },
    wrote: '{other} wrote to you:',
    closed: {
      subject: '“{job}” takes no more applications',
      preview: 'Your application still stands.',
      heading: 'Hello {name}, the offer has closed',
      body: '{other} has closed “{job}”. Your application still stands and may still be answered.',
      button: 'See the offer',
      aside: 'There is nothing you need to do.',
    },
    deleted: {
      subject: '“{job}” was taken down',
      preview: '{other} no longer offers this.',
      heading: 'Hello {name}, the offer is gone',
      body: '{other} has taken “{job}” down, and your application with it. We are sorry for the trouble.',
      button: 'See similar offers',
      aside: 'There is nothing you need to do.',
    },
    gone: {
      subject: 'An offer you applied to is gone',
      preview: 'Its organisation has closed its account.',
      heading: 'Hello {name}, an offer is gone',
      body: 'An organisation you had applied to has closed its account. Its offers went with it, and your application too. We are sorry for the trouble.',
      button: 'Find other offers',
      aside: 'There is nothing you need to do.',
    },
    message: 'Hello, I have applied to “{job}”.',
    table: {
      file: 'applications',
      email: 'E-mail',
      phone: 'Phone',
      availability: 'Availability',
      noTime: 'No time right now',
      name: 'Name',
      city: 'City',
      country: 'Country',
      status: 'Status',
      createdAt: 'Sent',
      decidedAt: 'Decided',
      pending: 'Pending',
      accepted: 'Accepted',
      refused: 'Refused',
    },
  },
  news: {
    heading: 'Hello, {name}',
    likes: {
      subject: '{other} likes your post',
      body: '{other} likes something you posted on {brand}.',
      button: 'See the post',
    },
    'like-comment': {
      subject: '{other} likes your comment',
      body: '{other} likes a comment of yours on {brand}.',
      button: 'See the conversation',
    },
    comments: {
      subject: '{other} commented on your post',
      body: '{other} commented on something you posted on {brand}.',
      button: 'Read the comment',
    },
    answered: {
      subject: '{other} answered your comment',
      body: '{other} answered a comment of yours on {brand}.',
      button: 'Read the answer',
    },
    mention: {
      subject: '{other} mentioned you',
      body: '{other} mentioned you in a post on {brand}.',
      button: 'See the post',
    },
    asked: {
      subject: '{other} wants to connect with you',
      body: '{other} has sent you a connection request. Accept or decline it on their profile.',
      button: 'See their profile',
    },
    accepted: {
      subject: '{other} accepted your connection request',
      body: 'You are connected now: you will see what {other} posts, and you can write to each other.',
      button: 'See their profile',
    },
  },
  messages: {
    subject: '{total, plural, one {{other} wrote to you} other {{other} wrote you # messages}}',
    body: '{total, plural, one {A message from {other} is} other {# messages from {other} are}} waiting for you on {brand}.',
    button: 'Read and reply',
  },
  moderation: {
    heading: 'Hello, {name}',
    greeting: 'Hello',
    rule: 'The rule: {rule}.',
    appeal: 'Appeal',
    see: 'See the decision',
    open: 'Go to {brand}',
    aside: 'You can appeal once, within 30 days. A person will read it.',
    warn: {
      subject: 'A warning from the moderation team',
      body: 'Something you did on {brand} breaks the rules of the community. For now this is only a warning: if it happens again, we may suspend your account.',
    },
    remove: {
      subject: 'We have taken down something you published',
      body: 'We have taken down something you published on {brand} because it breaks the rules of the community. Nobody else sees it.',
    },
    suspend: {
      subject: 'Your {brand} account is suspended',
      body: 'We have suspended your account: you cannot log in, and nobody sees your profile or what you published.',
    },
    restore: {
      subject: 'What you published is visible again',
      body: 'We have looked at it again, and what we had taken down is back where it was. We are sorry for the trouble.',
    },
    lift: {
      subject: 'Your account is active again',
      body: 'We have lifted the suspension of your account. You can log in again.',
    },
    granted: {
      subject: 'We have granted your appeal',
      body: 'You were right: we have undone the decision. We are sorry for the trouble; thank you for writing to us.',
    },
    rejected: {
      subject: 'An answer to your appeal',
      body: 'We have read what you wrote with care, and the decision stands.',
    },
    verified: {
      subject: 'Your organisation is verified',
      body: 'We have looked at your papers. From today your profile carries the mark of a verified organisation.',
    },
    notVerified: {
      subject: 'About the verification of your organisation',
      body: 'We have looked at your papers and, for now, your profile does not carry the mark of a verified organisation. You can send them again from your settings.',
    },
  },
  digest: {
    subject: 'Your {brand} summary',
    heading: 'Good morning, {name}',
    body: 'This happened since yesterday and you have not seen it yet:',
    fitting: 'New offers that fit you:',
    button: 'See everything',
    aside: 'We send one summary a day at most, and only when there is news.',
    lines: {
      likes: '{total, plural, one {A like of your posts} other {# likes of your posts}}',
      'like-comment': '{total, plural, one {A like of your comments} other {# likes of your comments}}',
      comments: '{total, plural, one {A new comment or answer} other {# new comments and answers}}',
      mention: '{total, plural, one {A mention} other {# mentions}}',
      friends: '{total, plural, one {News from your connections} other {# news from your connections}}',
      jobs: '{total, plural, one {News of offers and applications} other {# news of offers and applications}}',
      messages:
        '{total, plural, one {A conversation with unread messages} other {# conversations with unread messages}}',
      moderation: '{total, plural, one {A moderation decision} other {# moderation decisions}}',
    },
  },
  found: {
    subject: '{total, plural, one {A new offer} other {# new offers}} for {search}',
    subjectOfSeveral: '{total, plural, one {A new offer} other {# new offers}} for your searches',
    heading: 'Hello, {name}',
    body: '{searches, plural, one {The search that you saved has found {total, plural, one {a new offer} other {# new offers}}:} other {The searches that you saved have found {total, plural, one {a new offer} other {# new offers}}:}}',
    everything: 'All offers',
    more: '{total, plural, one {And one more} other {And # more}}',
    open: 'Open the search',
    openSettings: 'See my searches',
    stop: 'Stop this search',
    stopAll: 'Stop all my saved searches',
    aside:
      'We write because you saved the search. In the settings you can change how often, pause it or delete it.',
  },
  stop: {
    likes: 'No more e-mails about likes',
    'like-comment': 'No more e-mails about likes of comments',
    comments: 'No more e-mails about comments',
    mention: 'No more e-mails about mentions',
    friends: 'No more e-mails about connections',
    jobs: 'No more e-mails about offers and applications',
    messages: 'No more e-mails about unread messages',
    moderation: 'No more e-mails about moderation decisions',
    address: 'Never get invitations or other e-mails from {brand} again',
  },
  export: {
    readMeName: 'README.txt',
    readMe:
      'This is everything that {brand} holds about you.\n\nEach .json file is a part of the site: your account, connections, posts, messages, offers and applications, notifications, mails and uploads. The folder media holds your files as you uploaded them. Times are in UTC. Your password is not in here: we only keep a digest that cannot be turned back into it.\n',
  },
}

export default mail
