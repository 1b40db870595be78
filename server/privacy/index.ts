// Owns the answer to "what do you hold about me?" and "forget me".
// Never holds anything itself: each room tells of its own, and erases its own.
// Tells nobody; the sessions of whoever goes end in every process.
