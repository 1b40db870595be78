// Owns the description of every door, for machines (/api/openapi.json) and for readers (/api/docs).
// Never written by hand: paths and inputs come from the doors and their contracts, answers from their types.
// Tells nobody.
export {}
