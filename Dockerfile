# A server of tables: docker build -t delvewright . && docker run -p 8000:8000 -v delvewright:/data delvewright

FROM node:22-slim AS table
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm install --no-save --no-audit --no-fund
COPY web ./
RUN npx vite build

FROM python:3.12-slim AS package
WORKDIR /build
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src src
COPY --from=table /build/src/delvewright/server/web src/delvewright/server/web
RUN python -m venv /venv && /venv/bin/pip install --no-cache-dir '.[cli,server,postgres,push]'

FROM python:3.12-slim
RUN useradd --system --no-create-home delve && mkdir /data && chown delve /data
COPY --from=package /venv /venv
USER delve
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
CMD ["/venv/bin/delve", "serve", "--host", "0.0.0.0", "--data", "/data", "--log-level", "info"]
