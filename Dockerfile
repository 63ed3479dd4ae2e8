# One image with everything that the server needs, for Linux on x64 and arm64. docs/operations.md says how it is run.
FROM docker.io/library/node:20-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN npm ci && npm run -s release -- --tree=/program

FROM docker.io/library/node:20-bookworm-slim
COPY --from=build /program /program
RUN install -d -m 700 -o node -g node /data
WORKDIR /program
# Nothing but /data is written to.
ENV NODE_ENV=production DATABASE=/data/ludo.sqlite
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
