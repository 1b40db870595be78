/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  compress: true,
  // Pages of guests have a tag of ours; those of who is signed in are never stored.
  generateEtags: false,
  // Only .tsx files are pages: our server serves pages/api, and Next does not build it.
  pageExtensions: ['tsx'],
  distDir: process.env.NEXT_DIST ?? '.next',
  // The checks run TypeScript 7; the build does not repeat it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // The back button restores the position in a list (hooks/session/wayBack.ts handles reloaded pages).
    scrollRestoration: true,
    // It finds pages of the app router, of which there are none.
    clientRouterFilter: false,
    // scripts/check/bundle.ts reads there what is bundled.
    serverSourceMaps: true,
  },
  // Our media endpoint creates the widths.
  images: { unoptimized: true },
  // Messages are compiled in advance (i18n/texts.ts), so that screens need no parser.
  transpilePackages: ['next-intl', 'use-intl'],
  turbopack: { resolveAlias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  webpack: (config, { dev, isServer, webpack }) => {
    // Chromium compiles the scripts of a start while they arrive; otherwise each function at its first call, when a slow
    // phone should answer presses already. The comment comes after the minifier, which removes comments.
    if (!isServer && !dev) {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      const hint = {
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /\.js$/,
        entryOnly: true,
        stage,
      }
      config.plugins.push(new webpack.BannerPlugin(hint))
    }
    // Each file costs a slow phone a request, and the runtime a line in every page.
    if (!isServer) config.optimization.splitChunks.minSize = 60_000
    // Browsers open six connections: the runtime in a file of its own would make one of the large files wait for the next.
    if (!isServer) config.optimization.runtimeChunk = false
    // Each page carries the hashes of all files that load later, which no compression makes smaller.
    config.output.hashDigestLength = 8
    // SWR's stand-in for a hook that React has itself since version 18.
    for (const name of ['shim', 'shim/index.js'])
      config.resolve.alias[`use-sync-external-store/${name}$`] = 'react'
    config.resolve.alias['use-intl/format-message$'] = 'use-intl/format-message/format-only'
    return config
  },
  allowedDevOrigins: ['127.0.0.1', 'localhost'],
}
