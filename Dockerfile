# The site in a container: docker build -t brota . (see docs/operate.md; compose.yaml adds PostgreSQL)

FROM node:24-bookworm-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1

# All packages, for the build.
FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --loglevel=error
COPY . .
RUN NODE_ENV=production node node_modules/next/dist/bin/next build --webpack \
 && node scripts/compressBuilt.mjs \
 && rm -rf .next/cache

# The packages of production. The image has Node already, so the one of npm start is left out.
FROM base AS libraries
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --loglevel=error \
 && rm -rf node_modules/node node_modules/.bin/node node_modules/.cache

FROM base
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2
RUN install -d -o node -g node /data
COPY --from=libraries /app/node_modules ./node_modules
COPY --from=build /app/.next ./.next
# Redoc, which shows the endpoints at /api/docs.
COPY --from=build /app/node_modules/redoc/bundles/redoc.standalone.js ./node_modules/redoc/bundles/redoc.standalone.js
COPY package.json next.config.js LICENSE ./
COPY public ./public
COPY pages/api ./pages/api
COPY scripts ./scripts
COPY i18n ./i18n
COPY lib ./lib
COPY contracts ./contracts
COPY server ./server
COPY demo ./demo
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The same settings of memory as in npm start: see docs/operate.md.
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=32", "server/main.ts"]
