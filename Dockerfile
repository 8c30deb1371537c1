# The image of Node, which can be pinned by its digest: --build-arg NODE_IMAGE=node:24-slim@sha256:…
ARG NODE_IMAGE=node:24-slim

# Everything up to the last stage runs on the processor of the machine that builds, also for images of other kinds.
FROM --platform=$BUILDPLATFORM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY shared/package.json shared/
COPY shared/bin shared/bin
COPY server/package.json server/
COPY client/package.json client/
COPY test/package.json test/

# No package may run a script of its own: what is needed comes from the registry as it is, for every kind of processor.
FROM manifests AS build
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund -w shared -w server -w client --include-workspace-root
COPY . .
RUN npm run build && find shared/dist server/dist -name '*.d.ts' -delete && mkdir data

# npm gets the packages for the processor of the image, which it calls x64 where Docker says amd64.
# The framework may generate code with TypeScript, which nobody does here and which is a quarter of it all.
FROM manifests AS production
ARG TARGETARCH
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund --omit=dev -w shared -w server \
  --os=linux --libc=glibc --cpu="$(echo "$TARGETARCH" | sed 's/^amd64$/x64/')" \
  && rm -r client test package-lock.json node_modules/typescript node_modules/.bin/tsc node_modules/.bin/tsserver

# From here on nothing is run any more, so an image for another kind of processor is as quick to make.
FROM ${NODE_IMAGE}
ENV NODE_ENV=production DATA_DIR=/data PORT=2567 PATH=/app/node_modules/.bin:$PATH
WORKDIR /app
COPY LICENSE ./
COPY --from=production /app ./
COPY --from=build /app/shared/dist shared/dist
COPY --from=build /app/shared/assets shared/assets
COPY --from=build /app/shared/puzzles shared/puzzles
COPY --from=build /app/shared/locales shared/locales
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/client/dist client/dist
COPY --from=build --chown=node:node /app/data /data
USER node
VOLUME /data
EXPOSE 2567
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "server/dist/main.js"]

# What the image was made from. These come last, so that a new commit changes no layer above.
ARG VERSION=""
ARG COMMIT=""
ARG SOURCE=""
ENV HEXFALL_COMMIT=$COMMIT
LABEL org.opencontainers.image.title="Hexfall" org.opencontainers.image.licenses="MIT"
LABEL org.opencontainers.image.version="$VERSION" org.opencontainers.image.revision="$COMMIT" org.opencontainers.image.source="$SOURCE"
