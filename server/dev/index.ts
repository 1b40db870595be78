// Owns what developers see of a house on their own machine: the mails that went nowhere.
// Never answers when the site is reached from elsewhere, and never writes.
// Tells nobody.
export {}
