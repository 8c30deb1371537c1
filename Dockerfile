FROM node:24-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY client/package.json client/
COPY test/package.json test/

FROM manifests AS build
RUN npm ci --no-audit --no-fund -w shared -w server -w client --include-workspace-root
COPY . .
RUN npm run build

FROM manifests AS production
RUN npm ci --no-audit --no-fund --omit=dev -w shared -w server

FROM node:24-slim
LABEL org.opencontainers.image.title="Hexfall" org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production DATA_DIR=/data PORT=2567
WORKDIR /app
COPY --from=production /app ./
COPY --from=build /app/shared/dist shared/dist
COPY --from=build /app/shared/bin shared/bin
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/client/dist client/dist
COPY LICENSE ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 2567
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "server/dist/main.js"]
