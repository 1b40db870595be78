// Owns the texts that the house wrote about itself: about, questions and answers, terms, privacy, cookies, disclaimer.
// Never holds what people wrote, and needs no database.
// Tells nobody.
export {}
