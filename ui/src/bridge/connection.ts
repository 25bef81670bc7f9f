// A connection to the bridge (src-tauri/examples/bridge.rs): a separate program with its own data.

import { connect, type Socket } from 'node:net';

type Waiting = { resolve: (data: unknown) => void; reject: (error: unknown) => void };
type Request = { command: string; with: unknown } | { keep: string } | { start: string };

export class Connection {
  private readonly socket: Socket;
  /** Responses come in the order of the requests. */
  private readonly waiting: Waiting[] = [];
  private unread = '';

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.setEncoding('utf8').setNoDelay(true);
    this.socket.on('data', (text: string) => this.read(text));
    const end = (reason: unknown) => this.waiting.splice(0).forEach((one) => one.reject(reason));
    this.socket.on('error', end);
    this.socket.on('close', () => end(new Error('The bridge has closed the connection. Its output has the reason.')));
    // An idle connection keeps no process running.
    this.socket.unref();
  }

  /** Runs a command of the page. */
  ask(command: string, args: unknown): Promise<unknown> {
    return this.send({ command, with: args ?? {} });
  }

  /** Keeps a copy of the data under a name, for as long as the bridge runs. */
  keep(name: string): Promise<unknown> {
    return this.send({ keep: name });
  }

  /** Starts with kept data instead of none. Must be the first request. */
  start(name: string): Promise<unknown> {
    return this.send({ start: name });
  }

  /** Ends the program and removes its data. */
  close(): void {
    this.waiting.length = 0;
    this.socket.destroy();
  }

  private send(request: Request): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.socket.write(`${JSON.stringify(request)}\n`);
    });
  }

  private read(text: string) {
    const lines = (this.unread + text).split('\n');
    this.unread = lines.pop() ?? '';
    for (const line of lines) {
      const response = JSON.parse(line) as { data: unknown } | { error: unknown };
      const waiting = this.waiting.shift();
      if ('error' in response) waiting?.reject(response.error);
      else waiting?.resolve(response.data);
    }
  }
}
