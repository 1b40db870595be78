/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  compress: true,
  // Pages are .tsx alone: pages/api is served by our own server, and Next builds none of it.
  pageExtensions: ['tsx'],
  distDir: process.env.NEXT_DIST ?? '.next',
  // The checks run TypeScript 7 by themselves; the build does not repeat them.
  typescript: { ignoreBuildErrors: true },
  // Back returns to where one was in a list (hooks/wayBack.ts sees to pages that are left for good).
  experimental: { scrollRestoration: true },
  // Our media service makes the widths itself.
  images: { unoptimized: true },
  // Sentences come compiled (i18n/texts.ts): no screen carries a parser, and no page parses them anew.
  transpilePackages: ['next-intl', 'use-intl'],
  turbopack: { resolveAlias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  allowedDevOrigins: ['127.0.0.1', 'localhost'],
}
