// Owns the files that machines look for at the root of a site: robots.txt, the sitemaps, the web app manifest.
// Never names what a guest may not open, and keeps nothing.
// Tells nobody.
export {}
