// Owns reports: what people flagged and why.
// Never decides by itself, and tells nobody who reported.
// Tells nobody yet.
export {}
