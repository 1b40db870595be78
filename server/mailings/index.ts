// Owns what reaches people by e-mail because something happened here: news at once, words unread, the daily summary.
// Never says who hears of what: notifications and chat do, and each person's own preferences.
// Tells nobody but the queue of mails.
export {}
