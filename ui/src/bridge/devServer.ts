// The part of the development server that passes commands of the page to the bridge.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { Connection } from './connection.ts';
import { startBridge } from './process.ts';

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text;
}

/** Starts the program with the sample data, and answers the requests of `connectToServer`. */
export function bridgeServer(): Plugin {
  return {
    name: 'cantina-bridge',
    apply: 'serve',
    async configureServer(server) {
      if (process.env['VITEST']) return;
      const bridge = await startBridge();
      server.httpServer?.once('close', bridge.stop);
      const connection = new Connection(bridge.port);
      const samples = server
        .ssrLoadModule('/src/bridge/samples.ts')
        .then((module) => module['createSamples']((command: string, args: unknown) => connection.ask(command, args)));
      const answer = async (request: IncomingMessage, response: ServerResponse) => {
        await samples;
        const send = (status: number, content: unknown) => {
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content ?? null));
        };
        const command = (request.url ?? '').slice(1);
        await connection.ask(command, JSON.parse(await textOf(request))).then(
          (data) => send(200, data),
          (error: unknown) => send(500, error instanceof Error ? error.message : error),
        );
      };
      server.middlewares.use('/bridge', (request, response) => void answer(request, response));
    },
  };
}
